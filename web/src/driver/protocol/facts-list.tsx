// The summary of the protocol before it is signed; each line links to its page.

import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { KEYS } from '../../../../shared/vehicle/checklist.ts';
import { PHOTO_ANGLES } from '../../../../shared/vehicle/photo-angles.ts';
import { join } from '../../ui/classes.ts';
import { formatNumber } from '../../ui/format.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { answerTo, unanswered } from './checklist.ts';
import damageCardCss from './damage-card.module.css';
import { isKnown, titleOf } from './damages.ts';
import damagesPageCss from './damages-page.module.css';
import factsListCss from './facts-list.module.css';
import { PAGE_NUMBERS } from './page-names.ts';
import { photoOf } from './photo-files.ts';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import { missingAngles } from './required-parts.ts';
import { Thumbnail } from './thumbnail.tsx';

export function FactsList() {
  const { texts } = useProtocol();
  const { review } = texts;
  return (
    <div className={factsListCss.factsList}>
      <Line label={review.odometer} page={PAGE_NUMBERS.readings}>
        <Readings />
      </Line>
      <Line label={review.equipment} page={PAGE_NUMBERS.readings}>
        <Equipment />
      </Line>
      <Line label={review.damages} page={PAGE_NUMBERS.damages}>
        <Damages />
      </Line>
      <Line label={review.photos} page={PAGE_NUMBERS.photos}>
        <Photos />
      </Line>
      <Line label={review.remarks} page={PAGE_NUMBERS.remarks}>
        <Remarks />
      </Line>
    </div>
  );
}

export function Line({ label, page, children }: { label: string; page: number; children: ReactNode }) {
  const { texts, go } = useProtocol();
  return (
    <Grid as="section" align="center" className={factsListCss.factsLine}>
      <div>
        <h3>{label}</h3>
        {children}
      </div>
      <Stack
        as="button"
        tone="muted"
        type="button"
        className={factsListCss.factsChange}
        aria-label={texts.review.change({ name: label })}
        onClick={() => go(page)}
      >
        <IconChevronRight />
      </Stack>
    </Grid>
  );
}

function Readings() {
  const { trip, draft, texts, language } = useProtocol();
  const { readings, review } = texts;
  const km =
    draft.odometerKm === null ? review.nothing : `${formatNumber(language, draft.odometerKm)} ${readings.km}`;
  const fuel = trip.vehicle.fuelType === 'ELECTRIC' ? readings.charge : readings.fuel;
  const level =
    draft.fuelLevelPercent === null ? review.nothing : readings.percent({ percent: draft.fuelLevelPercent });
  return (
    <Row as="p" align="stretch" wrap size="type-9" className={factsListCss.factsFigures}>
      <strong>{km}</strong>
      <span>
        {fuel} <strong>{level}</strong>
      </span>
    </Row>
  );
}

function Equipment() {
  const { trip, draft, earlier, texts } = useProtocol();
  const { readings, review } = texts;
  const name = (item: string) => findText(readings.items, item) ?? item;
  const keys = answerTo(draft.checklist, KEYS);
  const missing = draft.checklist.filter(({ item, ok }) => !ok && item !== KEYS);
  const open = unanswered(trip, draft.checklist, earlier).length;
  return (
    <>
      <p>
        {keys ? review.keys({ count: keys.count ?? 0 }) : review.nothing}
        {open === 0 && missing.length === 0 && keys?.ok && `, ${review.allHere}`}
      </p>
      {missing.length > 0 && (
        <p className={factsListCss.factsWarn}>
          {review.missing({ items: missing.map(({ item }) => name(item)).join(', ') })}
        </p>
      )}
      {open > 0 && <p className={protocolPagesCss.protocolQuiet}>{review.notAsked({ count: open })}</p>}
      {open > 0 && draft.checklistAbsence?.trim() && (
        <p className={factsListCss.factsWarn}>{draft.checklistAbsence}</p>
      )}
    </>
  );
}

function Damages() {
  const { trip, draft, texts, language, isDelivery } = useProtocol();
  if (draft.damages.length === 0) return <p>{texts.review.noDamage}</p>;
  return (
    <Stack as="ol" gap="2" className={factsListCss.factsDamages}>
      {draft.damages.map((damage, index) => {
        const known = isKnown(draft, damage);
        return (
          <Row as="li" gap="2-5" key={damage.id}>
            <span className={join(damagesPageCss.damageNumber, known && damagesPageCss.damageNumberKnown)}>
              {index + 1}
            </span>
            <span>
              {titleOf({ texts, language }, damage, trip.vehicle.type)}
              {damage.description.trim() && <span>{damage.description}</span>}
              <span className={known ? protocolPagesCss.protocolQuiet : damageCardCss.damageNew}>
                {known ? texts.damages.known : isDelivery ? texts.damages.isNew : texts.damages.isFound}
              </span>
            </span>
          </Row>
        );
      })}
    </Stack>
  );
}

function Photos() {
  const { trip, draft, texts } = useProtocol();
  const angles = PHOTO_ANGLES.filter((angle) => photoOf(draft, angle));
  const others = draft.photos.filter(({ subject }) => subject.of !== 'angle');
  return (
    <>
      <p>{texts.photos.count({ done: angles.length, of: PHOTO_ANGLES.length })}</p>
      {missingAngles(trip, draft).length > 0 && draft.photosAbsence?.trim() && (
        <p className={factsListCss.factsWarn}>{draft.photosAbsence}</p>
      )}
      {draft.photos.length > 0 && (
        <Grid gap="1-5" className={factsListCss.factsPhotos}>
          {angles.map((angle) => (
            <Thumbnail key={angle} photoId={photoOf(draft, angle)!.id} />
          ))}
          {others.map(({ id }) => (
            <Thumbnail key={id} photoId={id} />
          ))}
        </Grid>
      )}
    </>
  );
}

function Remarks() {
  const { draft, texts } = useProtocol();
  return <p className={factsListCss.factsRemarks}>{draft.remarks.trim() || texts.review.noRemarks}</p>;
}
