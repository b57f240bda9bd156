// The address book of the account.
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import { AddressBookContext } from '../../places/address-book.ts';
import { AddressBookView } from '../../places/address-book-view.tsx';
import { EMPTY_PLACE } from '../../places/place-draft.ts';
import type { EditedPlace } from '../../places/place-form.tsx';
import { placesTexts } from '../../places/texts.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortalAddressBook } from './use-portal-address-book.ts';

export function PlacesPage() {
  const texts = useTexts(placesTexts);
  const book = usePortalAddressBook();
  const [edited, setEdited] = useState<EditedPlace | null>(null);
  const add = book.mayChange && (
    <Button kind="filled" icon={<IconPlus />} onClick={() => setEdited({ place: null, draft: EMPTY_PLACE })}>
      {texts.add}
    </Button>
  );
  return (
    <AddressBookContext value={book}>
      <PageHead title={texts.title} actions={add || <Text tone="muted">{texts.onlyOrderers}</Text>} />
      <AddressBookView edited={edited} onEdit={setEdited} add={add} />
    </AddressBookContext>
  );
}
