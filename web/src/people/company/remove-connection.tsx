import { useState } from 'react';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { currentRealm } from '../realm.ts';
import { Setting } from '../settings/setting.tsx';
import { useRefreshCompany } from './company-group.ts';

export function RemoveConnection() {
  const texts = useTexts(companySignInTexts);
  const refresh = useRefreshCompany();
  const [asking, setAsking] = useState(false);
  const removing = useChange(() => currentRealm().client.DELETE('/company-sign-in'), {
    onDone: async () => {
      setAsking(false);
      await refresh();
    },
  });
  return (
    <Setting title={texts.remove}>
      <div>
        <Button onClick={() => setAsking(true)}>{texts.remove}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.removeTitle}
        confirm={texts.removeConfirm}
        keep={texts.removeKeep}
        change={removing}
        onConfirm={() => removing.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </Setting>
  );
}
