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
  const words = useTexts(companySignInTexts);
  const refresh = useRefreshCompany();
  const [asking, setAsking] = useState(false);
  const removing = useChange(() => currentRealm().client.DELETE('/company-sign-in'), {
    onDone: async () => {
      setAsking(false);
      await refresh();
    },
  });
  return (
    <Setting title={words.remove}>
      <div>
        <Button onClick={() => setAsking(true)}>{words.remove}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={words.removeTitle}
        confirm={words.removeConfirm}
        keep={words.removeKeep}
        change={removing}
        onConfirm={() => removing.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </Setting>
  );
}
