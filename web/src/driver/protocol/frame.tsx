// The frame of every guided page: the position, the save state, and the button to the next page.

import {
  IconChevronLeft,
  IconChevronRight,
  IconDeviceFloppy,
  IconDeviceMobileX,
  IconWifiOff,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import frameCss from './frame.module.css';
import { useJustChanged } from './ignore-double-tap.ts';
import { PAGE_NAMES, PAGE_NUMBERS, pageAt } from './page-names.ts';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';

export function Head({ page, onBack }: { page: number; onBack: () => void }) {
  const { texts, draft, state } = useProtocol();
  const title = useRef<HTMLHeadingElement>(null);
  // A new page starts at its top with the focus on its title; the first page keeps scroll position and focus.
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [page]);
  const pages = PAGE_NAMES.length;
  const place = texts.pageOf({ kind: texts.kinds[draft.kind], page, pages });
  const isSafe = state === 'saved' || state === 'saving';
  return (
    <Grid as="header" align="center" className={frameCss.protocolHead}>
      <Stack
        as="button"
        type="button"
        className={frameCss.protocolBack}
        aria-label={page === 1 ? texts.leave : texts.back}
        onClick={onBack}
      >
        <IconChevronLeft />
      </Stack>
      <div className={frameCss.protocolTitle}>
        <h1 ref={title} tabIndex={-1}>
          {texts.pages[pageAt(page)]}
        </h1>
        <Text as="p" tone="muted" size="type-4">
          {place}
        </Text>
      </div>
      <Stack
        as="p"
        tone="good"
        size="type-3"
        className={join(frameCss.protocolSaved, !isSafe && frameCss.protocolUnsaved)}
        role="status"
        data-state={state}
      >
        {isSafe ? <IconDeviceFloppy aria-hidden="true" /> : <IconDeviceMobileX aria-hidden="true" />}
        {texts.saved[state]}
      </Stack>
      <progress className={frameCss.protocolProgress} max={pages} value={page} aria-label={place} />
    </Grid>
  );
}

export function OfflineBanner({ unsentCount }: { unsentCount: number }) {
  const { texts } = useProtocol();
  return (
    <Row as="p" rowGap="0-5" gap="2-5" wrap className={frameCss.protocolOffline} role="status">
      <IconWifiOff aria-hidden="true" />
      <Text as="strong" tone="warn">
        {texts.offline.title}
      </Text>
      <Text size="type-5">{texts.offline.stored({ count: unsentCount })}</Text>
    </Row>
  );
}

/** Why the driver no longer has the trip. */
export type EndedReason = 'cancelled' | 'gone';

/** Entries stay on the phone; the trip says what becomes of them. */
export function EndedBanner({ reason, onLeave }: { reason: EndedReason; onLeave: () => void }) {
  const { texts } = useProtocol();
  return (
    <Stack gap="3" className={frameCss.protocolTrouble} role="alert">
      <p>
        <strong>{texts.ended[reason]}</strong>
        {texts.ended.kept}
      </p>
      <Button kind="outline" onClick={onLeave}>
        {texts.ended.leave}
      </Button>
    </Stack>
  );
}

/** Shown until the unsaved values are saved. */
export function UnsavedBanner({ onTakeOver }: { onTakeOver: () => void }) {
  const { texts, state, saver } = useProtocol();
  if (state === 'elsewhere') {
    return (
      <Stack gap="3" className={frameCss.protocolTrouble} role="alert">
        <p>
          <strong>{texts.full.elsewhereTitle}</strong>
          {texts.full.elsewhere}
        </p>
        <Button kind="outline" onClick={onTakeOver}>
          {texts.full.continueHere}
        </Button>
      </Stack>
    );
  }
  if (state !== 'full' && state !== 'failed') return null;
  return (
    <Stack gap="3" className={frameCss.protocolTrouble} role="alert">
      <p>
        <strong>{state === 'full' ? texts.full.title : texts.full.failedTitle}</strong>
        {state === 'full' ? texts.full.sentence : texts.full.failed}
      </p>
      <Button kind="outline" onClick={() => void saver.flush()}>
        {texts.full.again}
      </Button>
    </Stack>
  );
}

export function Foot({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <Stack as="footer" gap="2-5" className={frameCss.protocolFoot}>
      {children}
      {note && <p>{note}</p>}
    </Stack>
  );
}

export function NextButton({ outlined = false }: { outlined?: boolean }) {
  const { texts, draft, go } = useProtocol();
  const page = PAGE_NUMBERS[pageAt(draft.page)];
  const next = pageAt(page + 1);
  const name = next === 'readings' ? texts.following.readings : texts.pages[next];
  return (
    <button
      type="button"
      className={outlined ? protocolPagesCss.protocolSecond : frameCss.protocolNext}
      disabled={useJustChanged(page)}
      onClick={() => go(page + 1)}
    >
      {texts.next({ name })}
      {!outlined && <IconChevronRight aria-hidden="true" />}
    </button>
  );
}
