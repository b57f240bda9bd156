// The user's sessions, each with a button to sign it out.
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { currentRealm } from '../realm.ts';
import { browserName } from './browser-name.ts';
import { type OwnAccount, useOwnChange } from './own-account.ts';
import { Setting } from './setting.tsx';
import settingsCss from './settings.module.css';

export function Sessions({ me }: { me: OwnAccount }) {
  const texts = useTexts(settingsTexts);
  const ending = useOwnChange((id: string) =>
    currentRealm().client.DELETE('/me/sessions/{id}', { params: { path: { id } } }),
  );
  const endingOthers = useOwnChange(
    () => currentRealm().client.DELETE('/me/sessions'),
    () => toast(texts.endedOthers),
  );
  return (
    <Setting title={texts.sessions}>
      <ul className={settingsCss.settingList}>
        {me.sessions.map(({ id, current, address, userAgent, lastUsedAt }) => {
          const name = browserName(userAgent) ?? texts.unknownBrowser;
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong> {current && <Text tone="muted">{texts.thisOne}</Text>}
                <br />
                <Text tone="muted">
                  {address}, <RelativeTime at={lastUsedAt} />
                </Text>
              </span>
              {!current && (
                <Button small aria-label={texts.endOne({ where: name })} onClick={() => ending.mutate(id)}>
                  {texts.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {me.sessions.length > 1 && (
        <div>
          <Button busy={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
            {texts.endOthers}
          </Button>
        </div>
      )}
    </Setting>
  );
}
