// The address book of an account, as its own people see it in the portal.
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import { AddressBookContext } from '../../places/address-book.ts';
import { AddressBookView } from '../../places/address-book-view.tsx';
import { EMPTY_PLACE } from '../../places/place-draft.ts';
import type { EditedPlace } from '../../places/place-form.tsx';
import { placesTexts } from '../../places/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import { AccountFrame } from './account-frame.tsx';
import accountsCss from './accounts.module.css';
import { addressBookOf } from './address-book.ts';

const route = getRouteApi('/frame/accounts/$id/places');

export function AccountPlacesPage() {
  const texts = useTexts(placesTexts);
  const { id } = route.useParams();
  const { may } = useConsole();
  const mayChange = may('dispatch');
  const book = useMemo(() => addressBookOf(id, mayChange), [id, mayChange]);
  const [edited, setEdited] = useState<EditedPlace | null>(null);
  const add = mayChange && (
    <Button kind="filled" icon={<IconPlus />} onClick={() => setEdited({ place: null, draft: EMPTY_PLACE })}>
      {texts.add}
    </Button>
  );
  return (
    <AccountFrame id={id} tab="places" actions={add || <Text tone="muted">{texts.onlyOrderers}</Text>}>
      <AddressBookContext value={book}>
        <div className={accountsCss.accountWide}>
          <AddressBookView edited={edited} onEdit={setEdited} add={add} />
        </div>
      </AddressBookContext>
    </AccountFrame>
  );
}
