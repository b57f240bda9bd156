// Shown without endpoints: the command that forwards events of the sandbox to the developer's own machine.

import { listenTexts } from '../../../../shared/texts/generated/portal/webhooks/listen.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { CopyButton } from '../../ui/copy.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import listenHintCss from './listen-hint.module.css';

const COMMAND = ['handover', 'listen', '--forward-to', 'http://localhost:3000'];

export function ListenHint() {
  const texts = useTexts(listenTexts);
  const { environment } = usePortal();
  if (environment !== 'sandbox') return null;
  return (
    <Stack as="span" gap="1" className={listenHintCss.listenHint}>
      {texts.noAddress}
      <span>
        {COMMAND.map((word) => (
          <Text key={word} mono className={listenHintCss.listenWord}>
            {word}
          </Text>
        ))}
        <CopyButton text={COMMAND.join(' ')} />
      </span>
      <a href="/docs/cli#listen-without-a-public-address">{texts.how}</a>
    </Stack>
  );
}
