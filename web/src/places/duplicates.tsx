// Places at the same address, and merging them.
import { useState } from 'react';
import { formatAddressLine } from '../../../shared/addresses/address-line.ts';
import { useCall } from '../api/use-call.ts';
import { useChange } from '../api/use-change.ts';
import { useTexts } from '../messages/use-texts.ts';
import { toast, toastError } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';
import { type DuplicatePlace, useOwnAddressBook } from './address-book.ts';
import { useRefreshPlaces } from './place-form.tsx';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

export function Duplicates() {
  const texts = useTexts(placesTexts).duplicates;
  const book = useOwnAddressBook();
  const [open, setOpen] = useState(false);
  const { data } = useCall([...book.key, 'places', 'duplicates'], (signal) => book.duplicates(signal));
  const groups = groupByAddress(data ?? []);
  if (groups.length === 0) return null;
  return (
    <>
      <Notice
        tone="info"
        title={texts.title({ count: groups.length })}
        action={
          <Button small onClick={() => setOpen(true)}>
            {texts.show}
          </Button>
        }
      />
      <Dialog open={open} wide title={texts.dialog} sentence={texts.text} onClose={() => setOpen(false)}>
        <Stack gap="4">
          {groups.map((places) => (
            <DuplicateGroup key={places[0]!.address} places={places} />
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

function groupByAddress(places: readonly DuplicatePlace[]): DuplicatePlace[][] {
  const groups = new Map<string, DuplicatePlace[]>();
  for (const place of places) groups.set(place.address, [...(groups.get(place.address) ?? []), place]);
  // The list is bounded: an address at its end may be cut.
  return [...groups.values()].filter(({ length }) => length > 1);
}

function DuplicateGroup({ places }: { places: readonly DuplicatePlace[] }) {
  const texts = useTexts(placesTexts).duplicates;
  const book = useOwnAddressBook();
  const refresh = useRefreshPlaces();
  const merge = useChange(
    async (kept: DuplicatePlace) => {
      for (const other of places) if (other.id !== kept.id) await book.merge(kept.id, other.id);
      return kept;
    },
    {
      onDone: (kept) => toast(texts.merged({ name: kept.name })),
      onError: toastError,
      onSettled: refresh,
    },
  );
  const first = places[0]!;
  return (
    <section className={placesCss.duplicate}>
      <h3>{formatAddressLine(first)}</h3>
      {places.map((place) => (
        <Row key={place.id} gap="3" justify="between" wrap>
          <span>
            <strong>{place.name}</strong>{' '}
            <Text tone="muted">
              {[
                place.street !== first.street && place.street,
                place.contacts.length > 0 && texts.contacts({ count: place.contacts.length }),
                place.openingHours && texts.withHours,
                place.coordinates && texts.withPin,
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </span>
          {book.mayChange && (
            <Button
              small
              busy={merge.isPending}
              aria-label={texts.keep({ name: place.name })}
              onClick={() => merge.mutate(place)}
            >
              {texts.keepShort}
            </Button>
          )}
        </Row>
      ))}
    </section>
  );
}
