// The context of all guided pages: the trip, the current draft, and functions to change it.

import { createContext, useContext, useSyncExternalStore } from 'react';
import { officeLanguage } from '../../../../shared/text/office-language.ts';
import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import { useAppLanguage } from '../../messages/language.ts';
import type { Trip } from './car-shapes.ts';
import type { EarlierProtocol, ProtocolStore } from './draft.ts';
import type { DraftSaver, SaveState } from './draft-saver.ts';
import { type PageName, pageAt } from './page-names.ts';
import { type ProtocolTexts, protocolTexts } from './texts.ts';

export interface ProtocolSession {
  trip: Trip;
  driverName: string;
  earlier: EarlierProtocol | null;
  store: ProtocolStore;
  saver: DraftSaver;
  go: (page: number) => void;
  reader: Reader;
}

/** The person on site reads the summary and signs in a language of their own; null for the driver's. */
export interface Reader {
  language: DriverLanguage | null;
  choose: (language: DriverLanguage) => void;
}

const Session = createContext<ProtocolSession | null>(null);

export const ProtocolProvider = Session.Provider;

export interface ProtocolView extends ProtocolSession, SaveState {
  texts: ProtocolTexts;
  language: DriverLanguage;
  /** For words that the protocol stores: the PDF is German or English. */
  stored: { texts: ProtocolTexts; language: DriverLanguage };
  isDelivery: boolean;
}

/** What the person on site reads and signs. */
export const READ_PAGES: readonly PageName[] = ['review', 'signatures'];

export function useProtocol(): ProtocolView {
  const session = useContext(Session);
  if (!session) throw new Error('useProtocol belongs inside ProtocolProvider.');
  const saved = useSyncExternalStore(session.saver.subscribe, session.saver.read);
  const { draft } = saved;
  const own = useAppLanguage();
  const isRead = READ_PAGES.includes(pageAt(draft.page));
  const language = (isRead && session.reader.language) || own;
  const texts = protocolTexts[language];
  const office = officeLanguage(own);
  const stored = { texts: protocolTexts[office], language: office };
  return { ...session, ...saved, texts, language, stored, isDelivery: draft.kind === 'delivery' };
}
