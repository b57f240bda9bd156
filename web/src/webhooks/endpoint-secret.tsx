// The secret of an endpoint in both formats, shown after it is created or rolled.

import { webhooksTexts } from '../../../shared/texts/generated/webhooks.ts';
import { useLanguage } from '../messages/language.ts';
import { useTexts } from '../messages/use-texts.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { Grid } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { SecretDialog } from '../ui/secret-dialog.tsx';
import { formatWhen } from './format-when.ts';
import webhooksCss from './webhooks.module.css';

export interface ShownSecret {
  endpointId: string;
  secret: string;
  standardWebhooksSecret: string;
  how: 'created' | 'renewed' | 'rolled';
  oldSecretUntil?: string;
}

export function EndpointSecret({
  shown,
  isForCustomer = false,
  onClose,
}: {
  shown: ShownSecret | null;
  /** The endpoint belongs to a customer, and the operator passes the secret on. */
  isForCustomer?: boolean;
  onClose: () => void;
}) {
  const words = useTexts(webhooksTexts).secret;
  const language = useLanguage();
  return (
    <SecretDialog
      open={shown !== null}
      title={isForCustomer ? words.titleForCustomer : words.title}
      foot={(_leave, close) => ({
        primary: { label: words.done, change: null, onClick: close },
        cancel: null,
      })}
      asked={{
        title: words.sureTitle,
        text: words.sure,
        foot: (back, close) => ({
          primary: { label: words.back, change: null, onClick: back },
          cancel: words.close,
          onCancel: close,
        }),
      }}
      onClose={onClose}
    >
      {shown && (
        <Grid gap="2" className={webhooksCss.secretShown}>
          <p>{isForCustomer ? words.onceForCustomer : words.once}</p>
          <h3>{words.plain}</h3>
          <CodeBlock code={shown.secret} label={words.plain} />
          <h3>{words.standard}</h3>
          <CodeBlock code={shown.standardWebhooksSecret} label={words.standard} />
          {shown.how === 'renewed' && <Notice tone="warn" title={words.oldEnded} />}
          {shown.oldSecretUntil && (
            <Notice
              tone="info"
              title={words.oldUntil({ when: formatWhen(language, shown.oldSecretUntil) })}
            />
          )}
        </Grid>
      )}
    </SecretDialog>
  );
}
