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
  const texts = useTexts(webhooksTexts).secret;
  const language = useLanguage();
  return (
    <SecretDialog
      open={shown !== null}
      title={isForCustomer ? texts.titleForCustomer : texts.title}
      foot={(_leave, close) => ({
        primary: { label: texts.done, change: null, onClick: close },
        cancel: null,
      })}
      asked={{
        title: texts.sureTitle,
        text: texts.sure,
        foot: (back, close) => ({
          primary: { label: texts.back, change: null, onClick: back },
          cancel: texts.close,
          onCancel: close,
        }),
      }}
      onClose={onClose}
    >
      {shown && (
        <Grid gap="2" className={webhooksCss.secretShown}>
          <p>{isForCustomer ? texts.onceForCustomer : texts.once}</p>
          <h3>{texts.plain}</h3>
          <CodeBlock code={shown.secret} label={texts.plain} />
          <h3>{texts.standard}</h3>
          <CodeBlock code={shown.standardWebhooksSecret} label={texts.standard} />
          {shown.how === 'renewed' && <Notice tone="warn" title={texts.oldEnded} />}
          {shown.oldSecretUntil && (
            <Notice
              tone="info"
              title={texts.oldUntil({ when: formatWhen(language, shown.oldSecretUntil) })}
            />
          )}
        </Grid>
      )}
    </SecretDialog>
  );
}
