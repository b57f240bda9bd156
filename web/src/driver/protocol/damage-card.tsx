// One damage: position, kind, description and photos. Damages of the pickup are read-only.

import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { DAMAGE_TYPES } from '../../../../shared/vehicle/damage-types.ts';
import { join } from '../../ui/classes.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import damageCardCss from './damage-card.module.css';
import { isKnown, nameOf, titleOf, typeName } from './damages.ts';
import damagesPageCss from './damages-page.module.css';
import type { DraftDamage } from './draft.ts';
import { photosOfDamage } from './photo-files.ts';
import { PrintableField } from './printable-field.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import { SubjectPhotos } from './subject-photos.tsx';
import { Thumbnail } from './thumbnail.tsx';

const MAX_DESCRIPTION_LENGTH = 500;

interface CardProps {
  damage: DraftDamage;
  number: number;
  open: boolean;
  onOpen: () => void;
  onRemoved: () => void;
}

export function DamageCard({ damage, number, open, onOpen, onRemoved }: CardProps) {
  const { trip, draft, earlier, texts, language, isDelivery } = useProtocol();
  const card = useRef<HTMLElement>(null);
  const known = isKnown(draft, damage);
  // Scrolls the opened card into view, because it may be far below the drawing.
  useEffect(() => {
    if (open) card.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const place = nameOf({ texts, language }, damage, trip.vehicle.type);
  const photo =
    photosOfDamage(draft, damage.id)[0] ??
    earlier?.photos?.find(({ subject }) => subject.of === 'damage' && subject.damageId === damage.id);
  return (
    <Stack
      as="article"
      gap="2-5"
      ref={card}
      className={damageCardCss.damageCard}
      data-known={known || undefined}
    >
      <Row gap="2" className={damageCardCss.damageHead}>
        <Row
          as="button"
          gap="3"
          type="button"
          className={damageCardCss.damageOpen}
          aria-expanded={known ? undefined : open}
          onClick={onOpen}
        >
          <span className={join(damagesPageCss.damageNumber, known && damagesPageCss.damageNumberKnown)}>
            {number}
          </span>
          <Stack as="span" className={damageCardCss.damageName}>
            <strong>
              {open && !known ? place : titleOf({ texts, language }, damage, trip.vehicle.type)}
            </strong>
            <span className={known ? protocolPagesCss.protocolQuiet : damageCardCss.damageNew}>
              {known ? texts.damages.known : isDelivery ? texts.damages.isNew : texts.damages.isFound}
            </span>
            {known && damage.description && damage.description !== place && (
              <span className={protocolPagesCss.protocolQuiet}>{damage.description}</span>
            )}
          </Stack>
        </Row>
        {open && !known ? (
          <RemoveButton damage={damage} number={number} onRemoved={onRemoved} />
        ) : (
          photo && <Thumbnail photoId={photo.id} />
        )}
      </Row>
      {open && !known && <DamageForm damage={damage} number={number} />}
    </Stack>
  );
}

function RemoveButton({
  damage,
  number,
  onRemoved,
}: {
  damage: DraftDamage;
  number: number;
  onRemoved: () => void;
}) {
  const { draft, saver, texts } = useProtocol();
  const [asks, setAsks] = useState(false);
  const photos = photosOfDamage(draft, damage.id);
  const remove = async () => {
    for (const { id } of photos) await saver.removePhoto(id);
    saver.change((before) => ({
      ...before,
      damages: before.damages.filter(({ id }) => id !== damage.id),
    }));
    onRemoved();
  };
  // An empty mark is deleted at once; a damage with photos or a description needs a confirmation.
  const isBlank = photos.length === 0 && damage.description === '';
  return (
    <>
      <Stack
        as="button"
        tone="muted"
        type="button"
        className={damageCardCss.damageRemove}
        aria-label={texts.damages.remove({ at: number })}
        onClick={() => (isBlank ? void remove() : setAsks(true))}
      >
        <IconTrash />
      </Stack>
      <ConfirmDialog
        open={asks}
        title={texts.damages.removeQuestion({ at: number })}
        confirm={texts.damages.removeConfirm}
        keep={texts.damages.removeKeep}
        change={null}
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      >
        <p>{texts.damages.removeSentence}</p>
      </ConfirmDialog>
    </>
  );
}

function DamageForm({ damage, number }: { damage: DraftDamage; number: number }) {
  const { saver, texts } = useProtocol();
  const changed = (part: Partial<DraftDamage>) => (draft: typeof before) => ({
    ...draft,
    damages: draft.damages.map((other) => (other.id === damage.id ? { ...other, ...part } : other)),
  });
  const before = saver.read().draft;
  return (
    <>
      <fieldset className={damageCardCss.damageTypes} aria-label={texts.damages.type}>
        {DAMAGE_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            className={protocolPagesCss.protocolChip}
            aria-pressed={damage.type === type}
            onClick={() => saver.change(changed({ type: damage.type === type ? null : type }))}
          >
            {typeName(type, texts)}
          </button>
        ))}
      </fieldset>
      <PrintableField
        field="damages"
        path={`damages[${number - 1}]`}
        aria-label={texts.damages.words}
        placeholder={texts.damages.wordsExample}
        rows={1}
        maxLength={MAX_DESCRIPTION_LENGTH}
        value={damage.description}
        onText={(description) => saver.changeSoon(changed({ description }))}
      />
      <DamagePhotos damage={damage} number={number} />
    </>
  );
}

function DamagePhotos({ damage, number }: { damage: DraftDamage; number: number }) {
  const { draft, texts } = useProtocol();
  return (
    <SubjectPhotos
      look="damage"
      photos={photosOfDamage(draft, damage.id)}
      aim={{
        subject: { of: 'damage', damageId: damage.id },
        title: texts.photos.damageTitle({ at: number }),
        hint: texts.photos.damageHint,
      }}
      add={{ text: texts.damages.photo, label: texts.damages.photoOf({ at: number }) }}
    />
  );
}
