// Places at the same address, and merging them.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../messages/use-texts.ts';
import { toast } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';
import { type DoublePlace, useOwnAddressBook } from './address-book.ts';
import { useRefreshPlaces } from './place-form.tsx';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

export function Doubles() {
  const words = useTexts(placesTexts).doubles;
  const book = useOwnAddressBook();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [...book.key, 'places', 'doubles'],
    queryFn: ({ signal }) => book.doubles(signal),
  });
  const groups = groupByAddress(data ?? []);
  if (groups.length === 0) return null;
  return (
    <>
      <Notice
        tone="info"
        title={words.title({ count: groups.length })}
        action={
          <Button small onClick={() => setOpen(true)}>
            {words.show}
          </Button>
        }
      />
      <Dialog open={open} wide title={words.dialog} sentence={words.text} onClose={() => setOpen(false)}>
        <Stack gap="4">
          {groups.map((places) => (
            <DoubleGroup key={places[0]!.address} places={places} />
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

function groupByAddress(places: readonly DoublePlace[]): DoublePlace[][] {
  const groups = new Map<string, DoublePlace[]>();
  for (const place of places) groups.set(place.address, [...(groups.get(place.address) ?? []), place]);
  // The list is bounded: an address at its end may be cut.
  return [...groups.values()].filter(({ length }) => length > 1);
}

function DoubleGroup({ places }: { places: readonly DoublePlace[] }) {
  const words = useTexts(placesTexts).doubles;
  const book = useOwnAddressBook();
  const refresh = useRefreshPlaces();
  const merge = useMutation({
    mutationFn: async (kept: DoublePlace) => {
      for (const other of places) if (other.id !== kept.id) await book.merge(kept.id, other.id);
      return kept;
    },
    onSuccess: (kept) => toast(words.merged({ name: kept.name })),
    onError: (error) => toast(error.message, 'alert'),
    onSettled: refresh,
  });
  const { street, postalCode, city } = places[0]!;
  return (
    <section className={placesCss.double}>
      <h3>
        {street}, {postalCode} {city}
      </h3>
      {places.map((place) => (
        <Row key={place.id} gap="3" justify="between" wrap>
          <span>
            <strong>{place.name}</strong>{' '}
            <Text tone="muted">
              {[
                place.street !== street && place.street,
                place.contacts.length > 0 && words.contacts({ count: place.contacts.length }),
                place.openingHours && words.withHours,
                place.coordinates && words.withPin,
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </span>
          {book.mayChange && (
            <Button
              small
              busy={merge.isPending}
              aria-label={words.keep({ name: place.name })}
              onClick={() => merge.mutate(place)}
            >
              {words.keepShort}
            </Button>
          )}
        </Row>
      ))}
    </section>
  );
}
