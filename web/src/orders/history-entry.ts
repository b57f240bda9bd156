// One change of an order with the fields that both APIs have; the operator's API adds more fields.
import type { components } from '../api/paths/portal.ts';

export type OrderHistoryEntry = components['schemas']['OrderHistoryEntry'];
