// The header of the agreement editor: the effect of publishing, and a button to discard the draft.
import { useState } from 'react';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { formatClock, formatDate } from '../../../ui/format.ts';
import { Text } from '../../../ui/text.tsx';
import agreementCss from './agreement.module.css';
import type { AgreementDraft } from './draft.ts';
import { usePercent } from './effect.tsx';
import type { Preview } from './queries.ts';
import { agreementTexts } from './texts.ts';

/** The effect of publishing in one sentence. */
export function Sentence({
  preview,
  changes,
  isDraft,
}: {
  preview: Preview | undefined;
  changes: number;
  isDraft: boolean;
}) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const percent = usePercent();
  if (!preview) return null;
  const { repriced, keeps, currentVersion, currentSince } = preview;
  const day = formatDate(language, new Date(currentSince));
  const orders = texts.orders({ value: keeps.pricedSoFar });
  if (!isDraft) {
    return (
      <p>
        <strong>{texts.nothingChanged}</strong>{' '}
        <Text tone="muted">{texts.appliesSince({ version: currentVersion, day, orders })}</Text>
      </p>
    );
  }
  const { effect } = texts;
  const more = repriced.net.after - repriced.net.before;
  const cost =
    repriced.orders === 0
      ? effect.none
      : Math.abs(more) < 0.005
        ? effect.same
        : more > 0
          ? effect.dearer({ percent: percent(repriced.net.before, repriced.net.after) })
          : effect.cheaper({ percent: percent(repriced.net.before, repriced.net.after) });
  const parts = [
    cost,
    repriced.newRequests > 0 && effect.requests({ value: repriced.newRequests }),
    repriced.refused > 0 && effect.refused({ value: repriced.refused }),
  ];
  return (
    <p>
      <strong>{`${effect.changes({ value: changes })}: ${parts.filter(Boolean).join(', ')}.`}</strong>{' '}
      <Text tone="muted">{texts.appliesUntil({ version: currentVersion, day, orders })}</Text>
    </p>
  );
}

export function Discard({ agreement: { keptAt, discard } }: { agreement: AgreementDraft }) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Text tone="muted" className={agreementCss.kept}>
        {keptAt && texts.kept({ clock: formatClock(language, new Date(keptAt)) })}
      </Text>
      <Button kind="destructive" onClick={() => setAsking(true)}>
        {texts.discard}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.discardTitle}
        confirm={texts.discardConfirm}
        keep={texts.discardKeep}
        change={null}
        onConfirm={() => {
          discard();
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      >
        <p>{texts.discardText}</p>
      </ConfirmDialog>
    </>
  );
}
