// The form of a place: name, address, contacts, opening hours, remarks and coordinates.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, type FieldError } from '../api/api-error.ts';
import { useChange } from '../api/use-change.ts';
import { useLanguage } from '../messages/language.ts';
import { useTexts } from '../messages/use-texts.ts';
import { toast } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/field.tsx';
import { FormActions, SelectField, TextAreaField, TextField, wireTo } from '../ui/inputs.tsx';
import { useValueChecks } from '../ui/use-value-checks.ts';
import { type Place, useOwnAddressBook } from './address-book.ts';
import { ContactFields } from './contact-fields.tsx';
import { countryChoices } from './country-choices.ts';
import { HoursFields } from './hours-fields.tsx';
import { PinField } from './pin-field.tsx';
import { coordinatesOf, draftOf, type PlaceDraft, toFields } from './place-draft.ts';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

export interface EditedPlace {
  /** Null for a new place. */
  place: Place | null;
  draft: PlaceDraft;
}

export const edit = (place: Place): EditedPlace => ({ place, draft: draftOf(place) });

/** The dialog of a new or known place; null while none is edited. */
export function PlaceDialog({ edited, onClose }: { edited: EditedPlace | null; onClose: () => void }) {
  const texts = useTexts(placesTexts);
  return (
    <Dialog open={edited !== null} wide title={edited?.place ? texts.edit : texts.add} onClose={onClose}>
      {edited && <PlaceForm edited={edited} onDone={onClose} />}
    </Dialog>
  );
}

function PlaceForm({ edited: { place, draft: first }, onDone }: { edited: EditedPlace; onDone: () => void }) {
  const texts = useTexts(placesTexts);
  const language = useLanguage();
  const book = useOwnAddressBook();
  const [draft, setDraft] = useState(first);
  const [found, setFound] = useState<readonly FieldError[]>([]);
  const check = useChecks();
  const wire = wireTo(draft, setDraft);
  const refresh = useRefreshPlaces();
  const save = useChange(
    (isPinConfirmed: boolean) => {
      const fields = { ...toFields(draft), isPinConfirmed };
      return place ? book.change(place.id, fields) : book.create(fields);
    },
    {
      onDone: async ({ name }) => {
        toast(texts.saved({ name }));
        onDone();
        await refresh();
      },
    },
  );
  const submit = () => {
    const problems = check(draft);
    setFound(problems);
    if (problems.length === 0) save.mutate(false);
  };
  const { form } = texts;
  const names = {
    name: form.name,
    street: form.street,
    postalCode: form.postalCode,
    city: form.city,
    country: form.country,
    contacts: texts.contacts.title,
    openingHours: texts.hours.title,
    remarks: form.remarks,
    'coordinates.lat': texts.pin.lat,
    'coordinates.lng': texts.pin.lng,
  };
  return (
    <Form label={place ? texts.edit : texts.add} change={save} found={found} names={names} onSubmit={submit}>
      <TextField name="name" label={form.name} hint={form.nameHint} maxLength={200} {...wire('name')} />
      <TextField name="street" label={form.street} maxLength={200} {...wire('street')} />
      <div className={placesCss.address}>
        <TextField name="postalCode" label={form.postalCode} maxLength={20} {...wire('postalCode')} />
        <TextField name="city" label={form.city} maxLength={200} {...wire('city')} />
        <SelectField
          name="country"
          label={form.country}
          choices={countryChoices(language, draft.country)}
          {...wire('country')}
        />
      </div>
      <ContactFields {...{ contacts: draft.contacts, onChange: wire('contacts').onChange }} />
      <HoursFields hours={draft.hours} onChange={wire('hours').onChange} />
      <TextAreaField
        name="remarks"
        label={form.remarks}
        optional
        hint={form.remarksHint}
        rows={3}
        maxLength={2000}
        {...wire('remarks')}
      />
      <PinField
        name={draft.name}
        address={draft}
        pin={draft}
        onChange={(pin) => setDraft({ ...draft, ...pin })}
      />
      <ConfirmPin
        error={save.error}
        draft={draft}
        onConfirm={() => save.mutate(true)}
        onCorrect={save.reset}
      />
      <FormActions submit={form.save} disabled={!book.mayChange}>
        {place && book.mayChange && <RemovePlace place={place} onDone={onDone} />}
      </FormActions>
    </Form>
  );
}

/** Asks about a mark that is far from its address. */
function ConfirmPin({
  error,
  draft: { postalCode, city },
  onConfirm,
  onCorrect,
}: {
  error: unknown;
  draft: PlaceDraft;
  onConfirm: () => void;
  onCorrect: () => void;
}) {
  const { far } = useTexts(placesTexts).pin;
  const isFar = error instanceof ApiError && error.code === 'PIN_FAR_FROM_ADDRESS';
  return (
    <ConfirmDialog
      open={isFar}
      title={far.title}
      confirm={far.confirm}
      keep={far.correct}
      change={null}
      onConfirm={onConfirm}
      onClose={onCorrect}
    >
      <p>{isFar && far.text({ km: Number(error.details.km), place: `${postalCode} ${city}` })}</p>
    </ConfirmDialog>
  );
}

/** What the API would refuse, in the language of the page. */
function useChecks() {
  const checks = useValueChecks();
  const texts = useTexts(placesTexts);
  return (draft: PlaceDraft): FieldError[] => {
    const required = (['name', 'street', 'postalCode', 'city'] as const).flatMap((field) => {
      const message = checks.required(draft[field]);
      return message === null ? [] : [{ field, code: 'invalid_value', message, reason: 'required' as const }];
    });
    const postalCode = draft.postalCode.trim() && checks.postalCode(draft.country, draft.postalCode);
    const isPinTyped = draft.lat.trim() !== '' || draft.lng.trim() !== '';
    return [
      ...required,
      ...(postalCode ? [{ field: 'postalCode', code: 'invalid_value', message: postalCode }] : []),
      ...(isPinTyped && coordinatesOf(draft) === null
        ? [{ field: 'coordinates.lat', code: 'invalid_value', message: texts.pin.wrong }]
        : []),
    ];
  };
}

export function useRefreshPlaces() {
  const client = useQueryClient();
  const { key } = useOwnAddressBook();
  return () => client.invalidateQueries({ queryKey: [...key, 'places'] });
}

function RemovePlace({ place, onDone }: { place: Place; onDone: () => void }) {
  const { form, removed } = useTexts(placesTexts);
  const book = useOwnAddressBook();
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshPlaces();
  const remove = useChange(() => book.remove(place.id), {
    onDone: async () => {
      toast(removed({ name: place.name }));
      onDone();
      await refresh();
    },
  });
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        {form.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={form.removeTitle({ name: place.name })}
        confirm={form.remove}
        keep={form.removeKeep}
        change={remove}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{form.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
