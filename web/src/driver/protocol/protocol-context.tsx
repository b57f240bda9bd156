// The context of all guided pages: the trip, the current draft, and functions to change it.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import type { Trip } from './car-shapes.ts';
import type { EarlierProtocol, ProtocolStore } from './draft.ts';
import type { DraftSaver, SaveState } from './draft-saver.ts';
import { type ProtocolTexts, protocolTexts } from './texts.ts';

export interface ProtocolSession {
  trip: Trip;
  driverName: string;
  earlier: EarlierProtocol | null;
  store: ProtocolStore;
  saver: DraftSaver;
  go: (page: number) => void;
}

const Session = createContext<ProtocolSession | null>(null);

export const ProtocolProvider = Session.Provider;

export interface ProtocolView extends ProtocolSession, SaveState {
  texts: ProtocolTexts;
  language: DriverLanguage;
  isDelivery: boolean;
}

export function useProtocol(): ProtocolView {
  const session = useContext(Session);
  if (!session) throw new Error('useProtocol belongs inside ProtocolProvider.');
  const stored = useSyncExternalStore(session.saver.subscribe, session.saver.read);
  const language = useAppLanguage();
  const texts = useAppTexts(protocolTexts);
  return { ...session, ...stored, texts, language, isDelivery: stored.draft.kind === 'delivery' };
}
