// The secret of a new credential: shown once, with a test call, and a confirmation before the dialog closes.

import { IconCheck, IconCopy, IconDownload, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { credentialsTexts } from '../../../shared/texts/generated/credentials.ts';
import { useLanguage } from '../messages/language.ts';
import { useTexts } from '../messages/use-texts.ts';
import { announce, toast } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { join } from '../ui/classes.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { Code } from '../ui/copy.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { formatDate, formatDayTimeInSentence } from '../ui/format.ts';
import { Grid, Row } from '../ui/layout.tsx';
import { Remark } from '../ui/notice.tsx';
import { SecretDialog } from '../ui/secret-dialog.tsx';
import { Tabs } from '../ui/segmented.tsx';
import { StatusCode } from '../ui/status-code.tsx';
import { Text } from '../ui/text.tsx';
import type { Created, Tried } from './created.ts';
import credentialsCss from './credentials.module.css';
import { envFile, SNIPPETS, type Snippet, snippetOf } from './snippets.ts';

export interface Shown {
  credential: Created;
  /** The end of the replaced credential. */
  oldEndsAt?: string;
}

interface SecretProps {
  revoke: { mutate: (given: undefined, then: { onSuccess: () => void }) => void; isPending: boolean };
  /**
   * The first call with the credential, null until it arrives; absent where the page does not wait for it.
   */
  firstCall?: { method: string; path: string; address: string; status: number } | null;
  onClose: () => void;
}

export function CredentialSecret({ shown, ...props }: SecretProps & { shown: Shown | null }) {
  return shown && <ShownSecret key={shown.credential.id} shown={shown} {...props} />;
}

function ShownSecret({ shown, revoke, firstCall, onClose }: SecretProps & { shown: Shown }) {
  const texts = useTexts(credentialsTexts);
  const { credential } = shown;
  const [stored, setStored] = useState(false);
  const secret = credential.key ?? credential.clientSecret ?? '';
  const prefix = secret.split('_').slice(0, 2).join('_');
  return (
    <SecretDialog
      open
      wide
      title={texts.copyTitle({ name: credential.name })}
      sentence={
        credential.awaitingApproval
          ? texts.worksAfterApproval({ prefix: `${prefix}_` })
          : `${texts.startsWith({ prefix: `${prefix}_` })} ${texts.worksIn[credential.environment]}`
      }
      stored={stored}
      foot={(leave) => ({
        lead: (
          <Row as="label" gap="2" size="table" className={credentialsCss.secretStored}>
            <input type="checkbox" checked={stored} onChange={(event) => setStored(event.target.checked)} />
            {texts.stored}
          </Row>
        ),
        cancel: texts.done,
        onCancel: leave,
      })}
      asked={{
        title: texts.closeTitle,
        text: texts.closeSentence,
        foot: (back, close) => ({
          primary: { label: texts.back, change: null, onClick: back },
          cancel: texts.close,
          onCancel: close,
          aside: (
            <Button
              kind="destructive"
              busy={revoke.isPending}
              onClick={() => revoke.mutate(undefined, { onSuccess: close })}
            >
              {texts.revokeThis({ name: credential.name })}
            </Button>
          ),
        }),
      }}
      onClose={onClose}
    >
      <Grid gap="4" className={credentialsCss.secret}>
        <Remark icon={<IconEyeOff size={18} aria-hidden="true" />} title={texts.onlyTime}>
          {texts.onlyTimeWhy}
        </Remark>
        <Secret tried={{ credential, secret }} />
        <TryIt tried={{ credential, secret }} firstCall={firstCall} />
        <SecretFacts shown={shown} />
      </Grid>
    </SecretDialog>
  );
}

function Secret({ tried }: { tried: Tried }) {
  const texts = useTexts(credentialsTexts);
  const { credential, secret } = tried;
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => {
        setCopied(true);
        announce(texts.copied);
      },
      () => toast(texts.copy, 'alert'),
    );
  const end = secret.split('_').slice(0, 2).join('_').length + 1;
  return (
    <div className={credentialsCss.secretBox}>
      {credential.clientId !== null && (
        <Row rowGap="1" gap="3" wrap className={credentialsCss.secretClient}>
          <Text tone="muted">{texts.clientId}</Text>
          <Code text={credential.clientId} />
        </Row>
      )}
      <Text as="output" mono className={credentialsCss.secretText} aria-label={texts.key}>
        <span>{secret.slice(0, end)}</span>
        {secret.slice(end)}
      </Text>
      <Row gap="2" wrap className={credentialsCss.secretActions}>
        <Button kind="filled" icon={<IconCopy />} onClick={copy}>
          {texts.copy}
        </Button>
        <EnvFile tried={tried} />
        {copied && (
          <Row as="span" inline gap="1-5" tone="good" weight="medium" className={credentialsCss.secretCopied}>
            <IconCheck size={16} aria-hidden="true" />
            {texts.copied}
          </Row>
        )}
      </Row>
    </div>
  );
}

function EnvFile({ tried }: { tried: Tried }) {
  const texts = useTexts(credentialsTexts);
  const save = () => {
    const address = URL.createObjectURL(new Blob([envFile(tried)], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'handover.env';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button icon={<IconDownload />} onClick={save}>
      {texts.envFile}
    </Button>
  );
}

function TryIt({ tried, firstCall }: { tried: Tried; firstCall: SecretProps['firstCall'] | undefined }) {
  const texts = useTexts(credentialsTexts);
  const [snippet, setSnippet] = useState<Snippet>('curl');
  const choices = SNIPPETS.map((value) => ({ value, label: value }));
  return (
    <Grid as="section" gap="2" className={credentialsCss.secretTry}>
      <header>
        <h3>{texts.tryIt}</h3>
        <Tabs id="snippet" label={texts.tryIt} value={snippet} choices={choices} onChange={setSnippet} />
      </header>
      <div role="tabpanel" aria-labelledby={`snippet-${snippet}`}>
        <CodeBlock code={snippetOf(snippet, tried)} label={snippet} />
      </div>
      {firstCall !== undefined && <FirstCall call={firstCall} />}
    </Grid>
  );
}

function FirstCall({ call }: { call: NonNullable<SecretProps['firstCall']> | null }) {
  const texts = useTexts(credentialsTexts);
  useEffect(() => {
    if (call) announce(texts.arrived);
  }, [call, texts]);
  if (!call) {
    return (
      <Row as="p" rowGap="1" gap="2-5" wrap size="table" className={credentialsCss.firstCall}>
        <span
          className={join(credentialsCss.firstCallDot, credentialsCss.firstCallWaiting)}
          aria-hidden="true"
        />
        <Text tone="muted">{texts.waiting}</Text>
      </Row>
    );
  }
  return (
    <Row as="p" rowGap="1" gap="2-5" wrap size="table" className={credentialsCss.firstCall}>
      <span className={credentialsCss.firstCallDot} aria-hidden="true" />
      <Text as="strong" tone="good">
        {texts.arrived}
      </Text>
      <Text tone="muted">
        {call.method} {call.path} {texts.from({ address: call.address })}
      </Text>
      <StatusCode status={call.status} />
    </Row>
  );
}

function SecretFacts({ shown: { credential, oldEndsAt } }: { shown: Shown }) {
  const texts = useTexts(credentialsTexts);
  const language = useLanguage();
  const { scopes, allowedAddresses, expiresAt } = credential;
  return (
    <Facts>
      <Fact name={texts.scopes}>
        <Text mono>{scopes.join(', ')}</Text>
      </Fact>
      {allowedAddresses.length > 0 && (
        <Fact name={texts.addresses}>
          <Text mono>{allowedAddresses.join(', ')}</Text>
        </Fact>
      )}
      <Fact name={texts.limits}>{texts.limitsText}</Fact>
      <Fact name={texts.expires}>{expiresAt ? formatDate(language, new Date(expiresAt)) : texts.never}</Fact>
      {oldEndsAt && (
        <Fact name={texts.oldKey}>
          {texts.endsAt({ moment: formatDayTimeInSentence(language, new Date(oldEndsAt), Date.now()) })}
        </Fact>
      )}
    </Facts>
  );
}
