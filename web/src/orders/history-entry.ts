// One change of an order as both interfaces tell it; the operator's has more beside it.
import type { components } from '../api/paths/portal.ts';

export type OrderHistoryEntry = components['schemas']['OrderHistoryEntry'];
