// Keys, papers and equipment: present or missing, with the answer of the pickup.

import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react';
import { findText } from '../../../../shared/text/find-text.ts';
import { KEYS } from '../../../../shared/vehicle/checklist.ts';
import { join } from '../../ui/classes.ts';
import { Grid, Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { answered, answerTo, countedKeys, itemsFor } from './checklist.ts';
import checklistSectionCss from './checklist-section.module.css';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';

export function ChecklistSection() {
  const { trip, earlier, texts } = useProtocol();
  return (
    <section className={join(protocolPagesCss.protocolBlock, checklistSectionCss.checklist)}>
      <Row as="h2" align="stretch" wrap tone="ink-2" size="type-5" className={protocolPagesCss.protocolLabel}>
        {texts.readings.equipment}
      </Row>
      <KeysRow />
      {itemsFor(trip, earlier).map((item) => (
        <ItemRow key={item} item={item} />
      ))}
    </section>
  );
}

function KeysRow() {
  const { draft, earlier, saver, texts } = useProtocol();
  const { readings } = texts;
  const count = answerTo(draft.checklist, KEYS)?.count ?? null;
  const before = answerTo(earlier?.checklist ?? [], KEYS)?.count ?? null;
  const set = (next: number) =>
    saver.change((draft) => ({ ...draft, checklist: countedKeys(draft.checklist, next, earlier) }));
  const isShort = count !== null && before !== null && count < before;
  return (
    <Grid gap="3" align="center" className={checklistSectionCss.checklistRow}>
      <p>
        {findText(readings.items, KEYS)}
        {before !== null && (
          <span data-short={isShort || undefined}>{readings.keysBefore({ count: before })}</span>
        )}
      </p>
      <fieldset className={checklistSectionCss.keyCount} aria-label={findText(readings.items, KEYS)}>
        <Text
          as="button"
          tone="accent"
          type="button"
          aria-label={readings.fewer}
          disabled={count === 0}
          onClick={() => set((count ?? 1) - 1)}
        >
          <IconMinus />
        </Text>
        <output aria-label={count === null ? readings.noCount : undefined}>{count ?? '–'}</output>
        <Text
          as="button"
          tone="accent"
          type="button"
          aria-label={readings.more}
          onClick={() => set((count ?? 0) + 1)}
        >
          <IconPlus />
        </Text>
      </fieldset>
    </Grid>
  );
}

function ItemRow({ item }: { item: string }) {
  const { draft, earlier, saver, texts } = useProtocol();
  const { readings } = texts;
  const answer = answerTo(draft.checklist, item);
  const missedBefore = answerTo(earlier?.checklist ?? [], item)?.ok === false;
  const say = (ok: boolean) =>
    saver.change((before) => ({ ...before, checklist: answered(before.checklist, item, ok) }));
  const name = findText(readings.items, item) ?? item;
  return (
    <Grid gap="3" align="center" className={checklistSectionCss.checklistRow}>
      <p>
        {name}
        {missedBefore && <span>{readings.missedBefore}</span>}
      </p>
      <fieldset className={checklistSectionCss.hereOrMissing} aria-label={name}>
        <button type="button" aria-pressed={answer?.ok === true} onClick={() => say(true)}>
          {answer?.ok === true && <IconCheck aria-hidden="true" />}
          {readings.here}
        </button>
        <button type="button" aria-pressed={answer?.ok === false} data-missing onClick={() => say(false)}>
          {readings.missing}
        </button>
      </fieldset>
    </Grid>
  );
}
