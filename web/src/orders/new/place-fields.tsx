// One end of the route: address, contact and time.

import { IconCircle, IconSquareFilled } from '@tabler/icons-react';
import { useLanguage } from '../../messages/language.ts';
import { DateTimeField } from '../../ui/date-field.tsx';
import { SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/layout.tsx';
import { countryChoices } from './country-choices.ts';
import type { Draft } from './draft.ts';
import newOrderCss from './new-order.module.css';
import { useNewOrderWords } from './words.ts';

export function PlaceFields({
  end,
  draft,
  onChange,
}: {
  end: 'pickup' | 'delivery';
  draft: Draft;
  onChange: (draft: Draft) => void;
}) {
  const words = useNewOrderWords();
  const language = useLanguage();
  const wire = wireTo(draft[end], (changed) => onChange({ ...draft, [end]: changed }));
  const time = end === 'pickup' ? 'requestedPickup' : 'requestedDelivery';
  const Mark = end === 'pickup' ? IconCircle : IconSquareFilled;
  return (
    <Stack as="fieldset" gap="2-5" className={newOrderCss.newOrderPlace} aria-label={words[end]}>
      <h3>
        <Mark size={12} aria-hidden="true" /> {words[end]}
      </h3>
      <TextField name={`${end}.company`} label={words.company} optional {...wire('company')} />
      <TextField name={`${end}.street`} label={words.street} {...wire('street')} />
      <div className={newOrderCss.newOrderPair}>
        <TextField name={`${end}.postalCode`} label={words.postalCode} {...wire('postalCode')} />
        <TextField name={`${end}.city`} label={words.city} {...wire('city')} />
      </div>
      <SelectField
        name={`${end}.country`}
        label={words.country}
        choices={countryChoices(language, draft[end].country)}
        {...wire('country')}
      />
      <div className={newOrderCss.newOrderPair}>
        <TextField name={`${end}.contact.name`} label={words.contact} optional {...wire('name')} />
        <TextField name={`${end}.contact.phone`} label={words.phone} optional type="tel" {...wire('phone')} />
      </div>
      <DateTimeField name={time} label={words[time]} optional {...wireTo(draft, onChange)(time)} />
    </Stack>
  );
}
