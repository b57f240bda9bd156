// Placeholder until the guided pages are merged.
import type { Trip } from '../kept/records.ts';
import type { EarlierProtocol, ProtocolDraft, ProtocolStore } from './draft.ts';

export function ProtocolPages(_: {
  trip: Trip;
  driverName: string;
  draft: ProtocolDraft;
  earlier: EarlierProtocol | null;
  store: ProtocolStore;
  offline: boolean;
  unsentCount: number;
  onLeave: () => void;
  onHandedIn: () => void;
}) {
  return null;
}
