// The address book of an account: its places by name, a search, duplicates to merge, and addresses to save.
import { IconAddressBook, IconMapPin, IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatAddressLine } from '../../../shared/addresses/address-line.ts';
import { usePages } from '../api/use-call.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Stack } from '../ui/layout.tsx';
import { QueryBoundary } from '../ui/query-boundary.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import tableCss from '../ui/table.module.css';
import { type Column, DataTable } from '../ui/table.tsx';
import { Empty, TableFoot } from '../ui/table-states.tsx';
import { Text } from '../ui/text.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import { type Place, useOwnAddressBook } from './address-book.ts';
import { Duplicates } from './duplicates.tsx';
import { formatPeriods, periodsOn } from './format-opening.ts';
import { type EditedPlace, edit, PlaceDialog } from './place-form.tsx';
import placesCss from './places.module.css';
import { Suggestions } from './suggestions.tsx';
import { type PlacesTexts, placesTexts } from './texts.ts';

const PAGE = 50;
const TYPING_DELAY_MS = 200;

export function AddressBookView({
  edited,
  onEdit,
  add,
}: {
  edited: EditedPlace | null;
  onEdit: (edited: EditedPlace | null) => void;
  /** The button for a new place, which the page also shows in its head. */
  add: React.ReactNode;
}) {
  const texts = useTexts(placesTexts);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), TYPING_DELAY_MS);
  const read = usePlaces(search);
  const places = read.rows;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  const isEmpty = search === '' && places?.length === 0;
  return (
    <>
      <Stack gap="3" className={placesCss.head}>
        <Duplicates />
        {!isEmpty && <SearchInput label={texts.search} value={typed} onChange={setTyped} maxLength={200} />}
      </Stack>
      <QueryBoundary query={read}>
        <DataTable
          label={texts.title}
          columns={columns}
          rows={places}
          rowId={({ id }) => id}
          onOpen={(place) => onEdit(edit(place))}
          card={(place) => <PlaceCard place={place} />}
          empty={
            search === '' ? (
              <Empty icon={<IconAddressBook />} title={texts.empty.title} actions={add}>
                {texts.empty.text}
              </Empty>
            ) : (
              <Empty icon={<IconSearch />} title={texts.nothingFound.title}>
                {texts.nothingFound.text}
              </Empty>
            )
          }
        />
        {places && places.length > 0 && (
          <TableFoot shown={places.length} noun={texts.noun({ count: places.length })} {...read.more} />
        )}
      </QueryBoundary>
      {search === '' && <Suggestions onEdit={onEdit} />}
      <PlaceDialog edited={edited} onClose={() => onEdit(null)} />
    </>
  );
}

function usePlaces(search: string) {
  const book = useOwnAddressBook();
  return usePages(
    [...book.key, 'places', 'list', search],
    (page, signal) => book.list({ limit: PAGE, ...(search && { search }), ...page }, signal),
    { placeholderData: keepPreviousData },
  );
}

/** The reader's own day, 2026-11-17. */
const today = () => new Date().toLocaleDateString('sv');

function openToday(texts: PlacesTexts, { openingHours }: Place): string {
  if (!openingHours) return texts.unknownHours;
  return formatPeriods(periodsOn(openingHours, today())) || texts.closedToday;
}

const contactOf = ({ contacts: [contact] }: Place) =>
  [contact?.name, contact?.phone ?? contact?.email].filter(Boolean).join(', ');

function columnsOf(texts: PlacesTexts): Column<Place>[] {
  const { columns } = texts;
  return [
    { id: 'name', header: columns.name, cell: ({ name }) => <strong>{name}</strong> },
    { id: 'address', header: columns.address, cell: formatAddressLine },
    {
      id: 'hours',
      header: columns.hours,
      priority: 3,
      cell: (place) => <Text tone={place.openingHours ? undefined : 'muted'}>{openToday(texts, place)}</Text>,
    },
    { id: 'contact', header: columns.contact, priority: 2, cell: contactOf },
    {
      id: 'map',
      header: columns.map,
      priority: 1,
      cell: ({ coordinates }) =>
        coordinates && (
          <span className={placesCss.pinned}>
            <IconMapPin size={14} aria-hidden="true" /> {texts.isPinned}
          </span>
        ),
    },
  ];
}

function PlaceCard({ place }: { place: Place }) {
  const texts = useTexts(placesTexts);
  return (
    <div>
      <div className={tableCss.cardTitle}>{place.name}</div>
      <div>{formatAddressLine(place)}</div>
      <Text tone="muted">{[openToday(texts, place), contactOf(place)].filter(Boolean).join(' · ')}</Text>
    </div>
  );
}
