// Below a typed address: its name in the address book, or a button that saves it there.
import { IconAddressBook } from '@tabler/icons-react';
import { useChange } from '../api/use-change.ts';
import { useTexts } from '../messages/use-texts.ts';
import { toast, toastError } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Text } from '../ui/text.tsx';
import { type PlaceMatch, useAddressBook } from './address-book.ts';
import { draftOfSuggestion, toFields } from './place-draft.ts';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

/** An address as it is typed into an order form. */
export interface TypedAddress {
  company: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  name: string;
  phone: string;
}

export function SaveAddress({ match, typed }: { match: PlaceMatch | undefined; typed: TypedAddress }) {
  const texts = useTexts(placesTexts);
  const book = useAddressBook();
  const { name, phone, company, ...address } = typed;
  const save = useChange(
    () => {
      const suggested = {
        ...address,
        company: company.trim() || null,
        contactName: name,
        contactPhone: phone,
      };
      return book!.create(toFields(draftOfSuggestion({ ...suggested, uses: 1 })));
    },
    {
      refreshes: book ? [[...book.key, 'places']] : [],
      onDone: (place) => toast(texts.saved({ name: place.name })),
      onError: toastError,
    },
  );
  if (!book || !match) return null;
  if (match.place) {
    return (
      <Text tone="muted" size="table" className={placesCss.pinned}>
        <IconAddressBook size={14} aria-hidden="true" /> {texts.ordering.inBook({ name: match.place.name })}
      </Text>
    );
  }
  if (!book.mayChange) return null;
  return (
    <div>
      <Button kind="text" busy={save.isPending} onClick={() => save.mutate()}>
        {texts.ordering.save}
      </Button>
    </div>
  );
}
