import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import { loadLanguage } from '../load-language.ts';
import { isLeavingSteps } from '../navigation.ts';
import { LanguageSelect } from '../parts/language-select.tsx';
import type { Trip } from './car-shapes.ts';
import { withEarlier } from './damages.ts';
import { DamagesPage } from './damages-page.tsx';
import type { EarlierProtocol, ProtocolDraft, ProtocolStore } from './draft.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import { EndedBanner, type EndedReason, Head, OfflineBanner, UnsavedBanner } from './frame.tsx';
import { goInHistory, pageInHistory } from './page-history.ts';
import { PAGE_NUMBERS, type PageName, pageAt } from './page-names.ts';
import { PhotosPage } from './photos-page.tsx';
import {
  ProtocolProvider,
  type ProtocolSession,
  READ_PAGES,
  type Reader,
  useProtocol,
} from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import { ReadingsPage } from './readings-page.tsx';
import { RemarksPage } from './remarks-page.tsx';
import { ReviewPage } from './review-page.tsx';
import { SendPage } from './send-page.tsx';
import { SignaturesPage } from './signatures-page.tsx';
import { VehiclePage } from './vehicle-page.tsx';

export interface ProtocolPagesProps {
  trip: Trip;
  driverName: string;
  /** The stored draft at the start; from then on these pages hold the current one. */
  draft: ProtocolDraft;
  earlier: EarlierProtocol | null;
  store: ProtocolStore;
  /** Set when the driver no longer has the trip. */
  ended: EndedReason | null;
  /** Another tab has opened this protocol. */
  isElsewhere: boolean;
  /** Makes this tab the writer, with the draft as the other tab left it. */
  onTakeOver: () => void;
  offline: boolean;
  unsentCount: number;
  onLeave: () => void;
  onHandedIn: () => void;
  /** Called whenever a page opens. */
  onPage: () => void;
}

/** Shows the page of the current history entry, and returns the way to another page. */
function usePageHistory(saver: DraftSaver): (page: number) => void {
  const show = useCallback(
    (page: number) => saver.change((before) => (before.page === page ? before : { ...before, page })),
    [saver],
  );
  useEffect(() => {
    goInHistory(PAGE_NUMBERS[pageAt(saver.read().draft.page)]);
    const follow = () => {
      if (!isLeavingSteps()) show(pageInHistory() || saver.read().draft.page);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [saver, show]);
  return useCallback(
    (page: number) => {
      const to = PAGE_NUMBERS[pageAt(page)];
      const isForward = to > pageInHistory();
      goInHistory(to);
      if (isForward) show(to);
    },
    [show],
  );
}

export function ProtocolPages(props: ProtocolPagesProps) {
  // The key resets the pages when another protocol is opened.
  return <OneProtocol key={`${props.draft.tripId} ${props.draft.kind}`} {...props} />;
}

function OneProtocol({
  trip,
  driverName,
  draft,
  earlier,
  store,
  isElsewhere,
  onTakeOver,
  ...rest
}: ProtocolPagesProps) {
  const [saver] = useState(() => createDraftSaver(draft, store));
  const go = usePageHistory(saver);
  const reader = useReader();
  useEffect(() => saver.change((before) => withEarlier(before, earlier)), [saver, earlier]);
  useEffect(() => saver.setElsewhere(isElsewhere), [saver, isElsewhere]);
  const takeOver = useCallback(() => {
    saver.close();
    onTakeOver();
  }, [saver, onTakeOver]);
  useEffect(() => {
    const save = () => void saver.flush();
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [saver]);
  const session = useMemo<ProtocolSession>(
    () => ({ trip, driverName, earlier, store, saver, go, reader }),
    [trip, driverName, earlier, store, saver, go, reader],
  );
  return (
    <ProtocolProvider value={session}>
      <Screen {...rest} onTakeOver={takeOver} />
    </ProtocolProvider>
  );
}

function useReader(): Reader {
  const [language, setLanguage] = useState<DriverLanguage | null>(null);
  return useMemo(
    () => ({ language, choose: (next) => void loadLanguage(next).then(() => setLanguage(next)) }),
    [language],
  );
}

function Screen({
  ended,
  offline,
  unsentCount,
  onTakeOver,
  onLeave,
  onHandedIn,
  onPage,
}: Omit<ProtocolPagesProps, keyof ProtocolSession | 'draft' | 'isElsewhere'>) {
  const { draft, saver, go, language, reader } = useProtocol();
  const name = pageAt(draft.page);
  const page = PAGE_NUMBERS[name];
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every page.
  useEffect(onPage, [page]);
  const leave = () => void saver.flush().then((outcome) => outcome === 'done' && onLeave());
  const back = () => (page > 1 ? go(page - 1) : leave());
  return (
    <div className={protocolPagesCss.protocol} data-page={name} lang={language}>
      <Head page={page} onBack={back} />
      {ended && <EndedBanner reason={ended} onLeave={leave} />}
      {offline && <OfflineBanner unsentCount={unsentCount} />}
      <UnsavedBanner onTakeOver={onTakeOver} />
      <main className={protocolPagesCss.protocolContent}>
        {READ_PAGES.includes(name) && <LanguageSelect language={language} onChoose={reader.choose} />}
        {name === 'send' ? <SendPage offline={offline} onHandedIn={onHandedIn} /> : PAGES[name]}
      </main>
    </div>
  );
}

const PAGES: Record<Exclude<PageName, 'send'>, ReactNode> = {
  vehicle: <VehiclePage />,
  photos: <PhotosPage />,
  damages: <DamagesPage />,
  readings: <ReadingsPage />,
  remarks: <RemarksPage />,
  review: <ReviewPage />,
  signatures: <SignaturesPage />,
};
