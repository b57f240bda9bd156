// Which mails the user wants; each switch saves at once.
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Switch } from '../../ui/field.tsx';
import { currentRealm } from '../realm.ts';
import { type OwnAccount, useOwnChange } from './own-account.ts';
import { Setting } from './setting.tsx';
import settingsCss from './settings.module.css';

const KINDS = ['endpointFailing', 'keyExpiring', 'dailyDigest'] as const;

export function Mails({ me }: { me: OwnAccount }) {
  const texts = useTexts(settingsTexts);
  const saving = useOwnChange(
    (notifications: OwnAccount['notifications']) =>
      currentRealm().client.PATCH('/me', { body: { notifications } }),
    () => toast(texts.saved),
  );
  // Shows the new choice while it is being saved.
  const shown = saving.isPending && saving.variables ? saving.variables : me.notifications;
  return (
    <Setting title={texts.mails} sentence={texts.mailsSentence}>
      <ul className={settingsCss.settingList}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <Switch
              label={texts.notifications[kind]}
              checked={shown[kind]}
              onChange={(on) => saving.mutate({ ...shown, [kind]: on })}
            />
          </li>
        ))}
      </ul>
    </Setting>
  );
}
