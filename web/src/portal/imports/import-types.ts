import type { components } from '../../api/paths/portal.ts';

export type Import = components['schemas']['Import'];
export type ImportSummary = components['schemas']['ImportSummary'];
export type ImportRow = components['schemas']['ImportRow'];
export type ImportField = components['schemas']['ImportField'];
export type RowResult = ImportRow['result'];
export type Problem = ImportRow['problems'][number];
