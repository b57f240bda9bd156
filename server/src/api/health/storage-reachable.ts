// Whether the store of documents and photos answers, as a metric; absent if PostgreSQL holds them.
import { Gauge, type Registry } from 'prom-client';
import type { Objects } from '../../platform/objects/objects.ts';

export function measureStorage(registry: Registry, { store }: Objects): void {
  if (store === null) return;
  const reachable = new Gauge({
    name: 'handover_storage_reachable',
    help: '1 if the store of documents and photos answers, otherwise 0',
    registers: [registry],
    async collect() {
      reachable.set((await store.isReachable()) ? 1 : 0);
    },
  });
}
