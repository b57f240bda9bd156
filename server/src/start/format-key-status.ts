// The sentences of `npm run keys:status`.
import type { KeyStatus } from '../platform/keys/status.ts';

export function formatKeyStatus(status: KeyStatus): string[] {
  const { masterKeys, dataKeys, values, processes, unprepared } = status;
  return [
    ...masterKeys.map(
      ({ id, isCurrent, isKnown, dataKeys: count }) =>
        `Master key ${id} (${isCurrent ? 'MASTER_KEY' : isKnown ? 'known' : 'not set here'}): ${count} data keys.`,
    ),
    ...dataKeys.map(
      ({ id, purpose, activeFrom, isNewest }) =>
        `Data key ${id}, ${purpose}: ${isNewest ? 'the newest' : 'replaced'}, active from ${activeFrom.toISOString()}.`,
    ),
    ...values.map(
      ({ label, keyId, count, isKnown }) =>
        `${count} ${label} under ${keyId}${isKnown ? '' : ', which does not exist: they cannot be read'}.`,
    ),
    `${processes} running processes; ${processes - unprepared} know ${masterKeys[0]!.id}.`,
    conclude(status),
  ];
}

function conclude({ masterKeys, values, unprepared, isDone }: KeyStatus): string {
  const [current, ...others] = masterKeys;
  if (others.some(({ isKnown, dataKeys }) => !isKnown && dataKeys > 0)) {
    return 'A master key that the database needs is not set here: add it to MASTER_KEYS_KNOWN.';
  }
  if (values.some(({ isKnown }) => !isKnown)) return 'Some values name a key that does not exist.';
  if (!isDone && unprepared > 0) {
    return `Not rotated yet. Restart the other processes with ${current!.id} in MASTER_KEYS_KNOWN, then run keys:rotate.`;
  }
  if (!isDone) return 'Not rotated yet: run keys:rotate.';
  if (unprepared > 0) return `Restart the processes that do not know ${current!.id} before anything else.`;
  const removable = others.map(({ id }) => id).join(', ');
  if (removable === '') return 'Everything is under the current master key.';
  return `Everything is under the current master key. ${removable} may be removed from MASTER_KEYS_KNOWN of every process; keep it in the vault as long as backups from before the rotation.`;
}
