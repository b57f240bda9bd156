// The parts of a protocol with their send state, and its photos as thumbnails.

import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useAppLanguage } from '../../messages/language.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import type { Entry } from '../local-store/records.ts';
import { protocolStore } from '../local-store/store-protocols.ts';
import partsCss from '../parts.module.css';
import { usePhotoUrl } from '../protocol/photo-files.ts';
import { protocolTexts } from '../protocol/texts.ts';
import type { SentParts, SentPhoto } from '../trips/sent-parts.ts';
import { useDriverTexts } from '../use-driver-texts.ts';

export function SentList({
  parts,
  title,
  driverName,
}: {
  parts: SentParts;
  title: string;
  driverName: string;
}) {
  const texts = useDriverTexts().sending;
  const { protocol, signatures, photos } = parts;
  if (!protocol) return null;
  const open = photos.filter(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <ul className={join(layoutCss.card, partsCss.sentList)}>
      <Line state={parts.state} at={protocol.doneAt} text={title} />
      {signatures.map((name) => (
        <Line
          key={name}
          state={protocol.state}
          at={protocol.doneAt}
          text={texts.signature({ name: name || driverName })}
        />
      ))}
      {photos.length > 0 && (
        <Line
          state={
            open.length > 0 ? 'waiting' : photos.some(({ state }) => state === 'refused') ? 'refused' : 'sent'
          }
          at={null}
          text={texts.photos({ count: open.length || photos.length })}
        />
      )}
    </ul>
  );
}

function Line({ state, at, text }: { state: Entry['state']; at: string | null; text: string }) {
  const texts = useDriverTexts().sending;
  const language = useAppLanguage();
  return (
    <li>
      <StateIcon state={state} />
      <span>{text}</span>
      {state === 'sent' ? (
        <Text tone="muted" figures>
          {at && formatClock(language, new Date(at))}
        </Text>
      ) : (
        <span
          className={
            state === 'refused'
              ? join(layoutCss.toneAlert, layoutCss.toned)
              : join(layoutCss.toneWarn, layoutCss.toned)
          }
        >
          {state === 'refused' ? texts.refused : texts.wait}
        </span>
      )}
    </li>
  );
}

function StateIcon({ state }: { state: Entry['state'] }) {
  if (state === 'sent')
    return <IconCircleCheck className={join(layoutCss.toneGood, layoutCss.toned)} aria-hidden="true" />;
  if (state === 'refused')
    return <IconAlertCircle className={join(layoutCss.toneAlert, layoutCss.toned)} aria-hidden="true" />;
  return <IconClock className={join(layoutCss.toneWarn, layoutCss.toned)} aria-hidden="true" />;
}

export function SentPhotos({ photos }: { photos: readonly SentPhoto[] }) {
  return (
    <Grid as="ul" gap="1-5" className={partsCss.sentPhotos}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <Picture photo={photo} />
        </li>
      ))}
    </Grid>
  );
}

function Picture({ photo: { id, subject, number, state } }: { photo: SentPhoto }) {
  const { photos } = useAppTexts(protocolTexts);
  const caption =
    subject.of === 'angle'
      ? photos.angles[subject.angle]
      : subject.of === 'damage'
        ? photos.damageTitle({ at: number })
        : photos.absenceTitle;
  const url = usePhotoUrl(protocolStore, id);
  return (
    <figure>
      {url && <img src={url} alt="" />}
      <StateIcon state={state} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
