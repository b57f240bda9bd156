// For a person who joined with a copied link: a mail proves that the address is theirs.
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { currentRealm } from '../realm.ts';
import type { OwnAccount } from './own-account.ts';

export function AddressProof({ me: { email } }: { me: OwnAccount }) {
  const texts = useTexts(settingsTexts);
  const asking = useChange(() => currentRealm().client.POST('/me/address-proof'), {
    onDone: () => toast(texts.addressSent({ email })),
  });
  return (
    <Notice tone="warn" title={texts.address}>
      {texts.addressSentence({ email })}{' '}
      <Button kind="text" busy={asking.isPending} onClick={() => asking.mutate()}>
        {texts.addressSend}
      </Button>
      <ErrorState error={asking.error} />
    </Notice>
  );
}
