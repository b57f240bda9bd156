// The photos of pickup and handover side by side, part by part, with what was reported later.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { nameCaption } from '../../../../shared/vehicle/photo-angles.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { nameDamage } from '../../orders/damage/describe-damage.ts';
import { PhotoPicker, sendPhotos } from '../../orders/damage/photo-picker.tsx';
import { toast } from '../../ui/announce.tsx';
import { Grid, Section, Stack } from '../../ui/layout.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { LIVE } from '../live.tsx';
import { useConsole } from '../session.tsx';
import damageCss from './damage.module.css';
import { type DamageCase, type PhotoPair, photosAddress } from './damage-queries.ts';

export function CasePhotos({ found }: { found: DamageCase }) {
  const words = useTexts(damageTexts).photos;
  const { may } = useConsole();
  const queries = useQueryClient();
  const adding = useMutation({
    mutationFn: (files: File[]) => sendPhotos(photosAddress(found.id), files),
    onSuccess: async () => {
      toast(words.added);
      await queries.invalidateQueries({ queryKey: [LIVE, 'orders'] });
    },
  });
  const shown = found.photos.filter(
    ({ damageNumber, pickup, delivery, reported }) =>
      damageNumber !== null || pickup.length + delivery.length + reported.length > 0,
  );
  return (
    <Section
      title={words.title}
      actions={
        may('staff') &&
        found.state !== 'CLOSED' && (
          <PhotoPicker small files={[]} busy={adding.isPending} onChange={(files) => adding.mutate(files)} />
        )
      }
    >
      <Stack gap="5">
        {adding.error && <ErrorState error={adding.error as ApiError} />}
        {shown.length === 0 && <p className={textCss.muted}>{words.none}</p>}
        {shown.map((pair) => (
          <Pair key={`${pair.damageNumber} ${pair.caption}`} found={found} pair={pair} />
        ))}
      </Stack>
    </Section>
  );
}

function Pair({ found, pair }: { found: DamageCase; pair: PhotoPair }) {
  const words = useTexts(damageTexts).photos;
  const language = useLanguage();
  const { damageNumber, caption, pickup, delivery, reported } = pair;
  const damage = damageNumber === null ? null : found.damages[damageNumber - 1];
  const whole = reported.length > 0 ? words.other : words.whole;
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
      {damage && damage.description !== name && <p className={textCss.muted}>{damage.description}</p>}
      {(damage !== null || pickup.length + delivery.length > 0) && (
        <Grid columns={2} gap="4" align="start">
          <Photos found={found} name={name} when={words.pickup} photos={pickup} missing={words.noPickup} />
          <Photos
            found={found}
            name={name}
            when={words.delivery}
            photos={delivery}
            missing={words.noDelivery}
          />
        </Grid>
      )}
      {reported.length > 0 && (
        <Photos
          found={found}
          name={name}
          when={words.reported}
          photos={reported.map(({ id, source }) => ({ id, caption: words.sources[source] }))}
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
  const words = useTexts(damageTexts).photos;
  const language = useLanguage();
  return (
    <div className={damageCss.side}>
      <h4 className={textCss.muted}>{when}</h4>
      {photos.length === 0 ? (
        <p className={damageCss.noPhoto}>{missing}</p>
      ) : (
        <div className={damageCss.photos}>
          {photos.map(({ id, caption }) => (
            <figure key={id}>
              <a href={`${photosAddress(found.id)}/${id}`} target="_blank" rel="noreferrer">
                <img
                  src={`${photosAddress(found.id)}/${id}`}
                  alt={words.open({ what: caption ?? name, when })}
                  loading="lazy"
                />
              </a>
              {caption && <figcaption className={textCss.muted}>{nameCaption(language, caption)}</figcaption>}
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}
