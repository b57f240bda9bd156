// Every table of files whose bytes can be in the store of STORAGE_URL.
import { MOVABLE_DOCUMENTS } from '../documents/move-store.ts';
import { filesOfColumn } from '../platform/objects/byte-column-store.ts';
import type { MovableFiles } from '../platform/objects/movable-files.ts';

export const MOVABLE_TABLES: readonly MovableFiles[] = [
  MOVABLE_DOCUMENTS,
  filesOfColumn({
    label: 'photos of protocols',
    table: 'protocol_photos',
    keyColumns: ['protocol_id', 'id'],
    owner: { table: 'protocols', column: 'protocol_id' },
  }),
  filesOfColumn({
    label: 'receipts',
    table: 'extra_receipts',
    keyColumns: ['extra_id'],
    owner: { table: 'order_extras', column: 'extra_id' },
  }),
  filesOfColumn({
    label: 'photos of damage cases',
    table: 'damage_photos',
    keyColumns: ['case_id', 'id'],
    owner: { table: 'damage_cases', column: 'case_id' },
  }),
];
