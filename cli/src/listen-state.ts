// The last delivered event of the sandbox, over reconnects and restarts of listen.
import type { SandboxEvent } from '@handover/sdk';
import { changeConfig, readConfig } from './config.ts';

/** The service repeats no event. The ids are a second guarantee; this many are stored for a restart. */
const MAX_REMEMBERED_IDS = 200;

/** The position of the run, stored after every event, so that the next run can continue. */
export function listenState(key: string) {
  let { position, seen = [] } = readConfig().positions?.[key] ?? {};
  const save = () =>
    changeConfig((config) => ({
      ...config,
      positions: { ...config.positions, [key]: { position: position!, seen } },
    }));
  return {
    position: () => position,
    has: (id: string) => seen.includes(id),
    connected(at: string) {
      position = at;
      save();
    },
    keep(event: SandboxEvent) {
      position = event.position;
      seen = [...seen.slice(1 - MAX_REMEMBERED_IDS), event.id];
      save();
    },
  };
}
