// The complete message of an event: its body, its headers, and the check of its signature.

import { inboxesTexts } from '../../../../shared/texts/generated/portal/inboxes.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import inboxesCss from '../inboxes/inboxes.module.css';
import { HeaderList, SignatureChecks } from '../inboxes/signature-report.tsx';
import playgroundCss from './playground.module.css';
import type { Message } from './queries.ts';
import { playgroundTexts } from './texts.ts';

export function MessageDialog({
  message,
  open,
  onClose,
}: {
  message: Message;
  open: boolean;
  onClose: () => void;
}) {
  const texts = useTexts(playgroundTexts);
  const inbox = useTexts(inboxesTexts);
  const { received } = message;
  return (
    <Dialog open={open} title={message.type} onClose={onClose}>
      <Grid gap="2" className={join(inboxesCss.inboxMessage, playgroundCss.messageDialog)}>
        {received?.signature && <SignatureChecks report={received.signature} />}
        {!received && (
          <Text as="p" tone="muted">
            {texts.notInInbox}
          </Text>
        )}
        {received && (
          <>
            <h3>{inbox.headers}</h3>
            <HeaderList headers={received.headers} />
          </>
        )}
        <h3>{inbox.body}</h3>
        <CodeBlock code={message.body} label={inbox.body} />
      </Grid>
    </Dialog>
  );
}
