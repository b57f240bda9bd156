// The photos of pickup and handover side by side, part by part, with what was reported later.
import { damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { nameCaption } from '../../../../shared/vehicle/photo-angles.ts';
import { useChange } from '../../api/use-change.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { nameDamage } from '../../orders/damage/describe-damage.ts';
import { PhotoPicker, sendPhotos } from '../../orders/damage/photo-picker.tsx';
import { toast } from '../../ui/announce.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Grid, Section, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { LIVE } from '../live.tsx';
import { useConsole } from '../session.tsx';
import damageCss from './damage.module.css';
import { type DamageCase, type PhotoPair, photosAddress } from './damage-queries.ts';

export function CasePhotos({ found }: { found: DamageCase }) {
  const texts = useTexts(damageTexts).photos;
  const { may } = useConsole();
  const adding = useChange((files: File[]) => sendPhotos(photosAddress(found.id), files), {
    refreshes: [[LIVE, 'orders']],
    onDone: () => toast(texts.added),
  });
  const shown = found.photos.filter(
    ({ damageNumber, pickup, delivery, reported }) =>
      damageNumber !== null || pickup.length + delivery.length + reported.length > 0,
  );
  return (
    <Section
      title={texts.title}
      actions={
        may('staff') &&
        found.state !== 'CLOSED' && (
          <PhotoPicker small files={[]} busy={adding.isPending} onChange={(files) => adding.mutate(files)} />
        )
      }
    >
      <Stack gap="5">
        <ErrorState error={adding.error} />
        {shown.length === 0 && (
          <Text as="p" tone="muted">
            {texts.none}
          </Text>
        )}
        {shown.map((pair) => (
          <Pair key={`${pair.damageNumber} ${pair.caption}`} found={found} pair={pair} />
        ))}
      </Stack>
    </Section>
  );
}

function Pair({ found, pair }: { found: DamageCase; pair: PhotoPair }) {
  const texts = useTexts(damageTexts).photos;
  const language = useLanguage();
  const { damageNumber, caption, pickup, delivery, reported } = pair;
  const damage = damageNumber === null ? null : found.damages[damageNumber - 1];
  const whole = reported.length > 0 ? texts.other : texts.whole;
  const name = damage
    ? nameDamage(language, damage)
    : caption === null
      ? whole
      : `${whole}: ${nameCaption(language, caption)}`;
  return (
    <section aria-label={name}>
      <h3 className={damageCss.pairName}>
        {damageNumber !== null && `${damageNumber}. `}
        {name}
      </h3>
      {damage && damage.description !== name && (
        <Text as="p" tone="muted">
          {damage.description}
        </Text>
      )}
      {(damage !== null || pickup.length + delivery.length > 0) && (
        <Grid columns={2} gap="4" align="start">
          <Photos found={found} name={name} when={texts.pickup} photos={pickup} missing={texts.noPickup} />
          <Photos
            found={found}
            name={name}
            when={texts.delivery}
            photos={delivery}
            missing={texts.noDelivery}
          />
        </Grid>
      )}
      {reported.length > 0 && (
        <Photos
          found={found}
          name={name}
          when={texts.reported}
          photos={reported.map(({ id, source }) => ({ id, caption: texts.sources[source] }))}
          missing=""
        />
      )}
    </section>
  );
}

function Photos({
  found,
  name,
  when,
  photos,
  missing,
}: {
  found: DamageCase;
  name: string;
  when: string;
  photos: readonly { id: string; caption: string | null }[];
  missing: string;
}) {
  const texts = useTexts(damageTexts).photos;
  const language = useLanguage();
  return (
    <div className={damageCss.side}>
      <Text as="h4" tone="muted">
        {when}
      </Text>
      {photos.length === 0 ? (
        <p className={damageCss.noPhoto}>{missing}</p>
      ) : (
        <div className={damageCss.photos}>
          {photos.map(({ id, caption }) => (
            <figure key={id}>
              <a href={`${photosAddress(found.id)}/${id}`} target="_blank" rel="noreferrer">
                <img
                  src={`${photosAddress(found.id)}/${id}`}
                  alt={texts.open({ what: caption ?? name, when })}
                  loading="lazy"
                />
              </a>
              {caption && (
                <Text as="figcaption" tone="muted">
                  {nameCaption(language, caption)}
                </Text>
              )}
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}
