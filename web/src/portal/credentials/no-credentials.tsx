// Shown before the first key exists: the steps to the first order, and which kind of key to choose.

import { IconKey, IconPlus, IconShieldLock, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { withoutFullStop } from '../../../../shared/text/full-stop.ts';
import { credentialsTexts } from '../../../../shared/texts/generated/credentials.ts';
import credentialsCss from '../../credentials/credentials.module.css';
import { curlOfMe } from '../../credentials/snippets.ts';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Tag } from '../../ui/chip.tsx';
import { join } from '../../ui/classes.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import tableCss from '../../ui/table.module.css';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';

export function NoCredentials({ onCreate }: { onCreate: () => void }) {
  const texts = useTexts(credentialsTexts);
  const { environment, may } = usePortal();
  const start = environment === 'production' ? 'svc_live_…' : 'svc_test_…';
  return (
    <>
      <Grid collapse="tablet" className={credentialsCss.noKeys}>
        <Stack gap="2" className={credentialsCss.noKeysLead}>
          <span className={tableCss.emptyIcon} aria-hidden="true">
            <IconKey />
          </span>
          <h2>{texts.none[environment]}</h2>
          <p>{texts.noneSentence}</p>
          <div className={join(buttonCss.buttonRow, tableCss.emptyActions)}>
            {may('developers') && (
              <Button kind="filled" icon={<IconPlus />} onClick={onCreate}>
                {texts.create}
              </Button>
            )}
            {environment === 'production' && (
              <ButtonLink href="/portal/sandbox/api-keys">{texts.startInSandbox}</ButtonLink>
            )}
          </div>
          <Text as="p" tone="muted">
            {may('developers') ? texts.sandboxIsFree : texts.onlyDevelopers}
          </Text>
        </Stack>
        <Grid as="ol" gap="6" className={credentialsCss.noKeysSteps}>
          <Step words={texts.steps.create}>
            <Row as="span" inline gap="1" wrap className={credentialsCss.keyScopes}>
              <Tag>orders:write</Tag>
              <Tag>orders:read</Tag>
              <Tag>documents:read</Tag>
            </Row>
          </Step>
          <Step words={texts.steps.test}>
            <CodeBlock code={curlOfMe(start)} label="curl" />
          </Step>
          <Step words={texts.steps.order}>
            <Link to="/$environment/playground" params={{ environment: 'sandbox' }}>
              {texts.guide}
            </Link>
          </Step>
        </Grid>
      </Grid>
      <WhichKind start={start} />
    </>
  );
}

function Step({ words: [title, sentence], children }: { words: string[]; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <Text as="p" tone="muted">
        {sentence}
      </Text>
      {children}
    </li>
  );
}

function WhichKind({ start }: { start: string }) {
  const texts = useTexts(credentialsTexts);
  const { account, environment } = usePortal();
  return (
    <Grid collapse="phone" as="section" rowGap="3" gap="8" tone="ink-2" className={credentialsCss.whichKind}>
      <h2>{texts.which}</h2>
      <Stack gap="1-5" size="table">
        <Row as="h3" gap="2" tone="ink" size="table">
          <IconKey size={18} aria-hidden="true" /> {texts.kind.api_key}
        </Row>
        <p>{texts.whichKey}</p>
        <Text mono>{start}</Text>
      </Stack>
      <Stack gap="1-5" size="table">
        <Row as="h3" gap="2" tone="ink" size="table">
          <IconShieldLock size={18} aria-hidden="true" /> {texts.kind.oauth_client}
        </Row>
        <p>{texts.whichClient}</p>
        <Text mono>svcc_…</Text>
      </Stack>
      <Stack gap="1-5" size="table">
        <Row as="h3" gap="2" tone="ink" size="table">
          <IconUsers size={18} aria-hidden="true" /> {texts.who}
        </Row>
        <p>{texts.whoSentence({ account: withoutFullStop(account.name) })}</p>
        <Link to="/$environment/users" params={{ environment }}>
          {texts.seeUsers}
        </Link>
      </Stack>
    </Grid>
  );
}
