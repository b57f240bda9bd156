// One end of the route: address, contact and time, with help from the address book.

import { IconCircle, IconSquareFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import type { Place } from '../../places/address-book.ts';
import { countryChoices } from '../../places/country-choices.ts';
import { formatClosed } from '../../places/format-opening.ts';
import { PlaceSuggestField } from '../../places/place-suggest-field.tsx';
import { SaveAddress } from '../../places/save-address.tsx';
import { placesTexts } from '../../places/texts.ts';
import { useCompletion, usePlaceMatch } from '../../places/use-address-help.ts';
import { Button } from '../../ui/button.tsx';
import { DateTimeField } from '../../ui/date-field.tsx';
import { SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/layout.tsx';
import { toInstant } from '../../ui/local-time.ts';
import { Text } from '../../ui/text.tsx';
import type { Draft } from './draft.ts';
import { fillPlace } from './fill-place.ts';
import newOrderCss from './new-order.module.css';
import { useNewOrderTexts } from './use-new-order-texts.ts';

export function PlaceFields({
  end,
  draft,
  onChange,
  withTime = true,
}: {
  end: 'pickup' | 'delivery';
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** False where the time is changed elsewhere. */
  withTime?: boolean;
}) {
  const texts = useNewOrderTexts();
  const { ordering } = useTexts(placesTexts);
  const language = useLanguage();
  const place = draft[end];
  const setPlace = (changed: Draft['pickup']) => onChange({ ...draft, [end]: changed });
  const wire = wireTo(place, setPlace);
  const [isCityLeft, setCityLeft] = useState(false);
  const known = useCompletion(place, isCityLeft, (found) => setPlace({ ...place, ...found }));
  const time = end === 'pickup' ? 'requestedPickup' : 'requestedDelivery';
  const at = instantOf(draft[time]);
  const { company, street, postalCode, city, country } = place;
  const match = usePlaceMatch({ company: company.trim() || null, street, postalCode, city, country, at });
  const closed = formatClosed(ordering, language, match?.opening ?? null);
  const choose = (chosen: Place) => onChange(fillPlace(draft, end, chosen, texts[end]));
  const Mark = end === 'pickup' ? IconCircle : IconSquareFilled;
  return (
    <Stack as="fieldset" gap="2-5" className={newOrderCss.newOrderPlace} aria-label={texts[end]}>
      <h3>
        <Mark size={12} aria-hidden="true" /> {texts[end]}
      </h3>
      <PlaceSuggestField
        name={`${end}.company`}
        label={texts.company}
        optional
        {...wire('company')}
        onChoose={choose}
      />
      <PlaceSuggestField name={`${end}.street`} label={texts.street} {...wire('street')} onChoose={choose} />
      <div className={newOrderCss.newOrderPair}>
        <TextField
          name={`${end}.postalCode`}
          label={texts.postalCode}
          {...(known &&
            known.postalAreas.length > 0 && {
              hint: ordering.postalAreas({ areas: known.postalAreas.join(', ') }),
            })}
          {...wire('postalCode')}
        />
        <TextField
          name={`${end}.city`}
          label={texts.city}
          {...wire('city')}
          onFocus={() => setCityLeft(false)}
          onBlur={() => setCityLeft(true)}
        />
      </div>
      {known && city.trim() === '' && (
        <Cities
          cities={known.cities.length > 0 ? known.cities : known.areaCity === null ? [] : [known.areaCity]}
          onTake={(taken) => setPlace({ ...place, city: taken })}
        />
      )}
      <SelectField
        name={`${end}.country`}
        label={texts.country}
        choices={countryChoices(language, draft[end].country)}
        {...wire('country')}
      />
      <div className={newOrderCss.newOrderPair}>
        <TextField name={`${end}.contact.name`} label={texts.contact} optional {...wire('name')} />
        <TextField name={`${end}.contact.phone`} label={texts.phone} optional type="tel" {...wire('phone')} />
      </div>
      {withTime && (
        <DateTimeField name={time} label={texts[time]} optional {...wireTo(draft, onChange)(time)} />
      )}
      <div role="status">
        {closed && (
          <Text tone="warn" size="table">
            {closed}
          </Text>
        )}
      </div>
      <SaveAddress match={match} typed={place} />
    </Stack>
  );
}

/** Cities that the postal code may mean. */
function Cities({ cities, onTake }: { cities: readonly string[]; onTake: (city: string) => void }) {
  const { ordering } = useTexts(placesTexts);
  return (
    <div>
      {cities.map((city) => (
        <Button key={city} kind="text" onClick={() => onTake(city)}>
          {ordering.areaCity({ city })}
        </Button>
      ))}
    </div>
  );
}

/** Null for an empty field and while the time cannot be read. */
function instantOf(local: string): string | null {
  const at = toInstant(local);
  return at === null || Number.isNaN(Date.parse(at)) ? null : at;
}
