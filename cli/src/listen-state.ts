// How far the sandbox's events were brought, over breaks and restarts of listen.
import type { SandboxEvent } from '@handover/sdk';
import { changeConfig, readConfig } from './config.ts';

/** Events of the last moments before a break can come again; so many are remembered over a restart. */
const MAX_REMEMBERED_IDS = 200;

/** Where the run stands, kept after every event, so that the next one can go on there. */
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
