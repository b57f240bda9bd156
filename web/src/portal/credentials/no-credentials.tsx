// Shown before the first key exists: the steps to the first order, and which kind of key to choose.
import { IconKey, IconPlus, IconShieldLock, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { de } from '../../credentials/de.ts';
import { en } from '../../credentials/en.ts';
import { curlOfMe } from '../../credentials/snippets.ts';
import { useWords } from '../../messages/use-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Tag } from '../../ui/chip.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { usePortal } from '../session.tsx';

export function NoCredentials({ onCreate }: { onCreate: () => void }) {
  const words = useWords({ en, de });
  const { environment, may } = usePortal();
  const start = environment === 'production' ? 'svc_live_…' : 'svc_test_…';
  return (
    <>
      <div className="no-keys">
        <div className="no-keys-lead">
          <span className="empty-icon" aria-hidden="true">
            <IconKey />
          </span>
          <h2>{words.none[environment]}</h2>
          <p>{words.noneSentence}</p>
          <div className="button-row empty-actions">
            {may('developers') && (
              <Button kind="filled" icon={<IconPlus />} onClick={onCreate}>
                {words.create}
              </Button>
            )}
            {environment === 'production' && (
              <ButtonLink href="/portal/sandbox/api-keys">{words.startInSandbox}</ButtonLink>
            )}
          </div>
          <p className="muted">{may('developers') ? words.sandboxIsFree : words.onlyDevelopers}</p>
        </div>
        <ol className="no-keys-steps">
          <Step words={words.steps.create}>
            <span className="key-scopes">
              <Tag>orders:write</Tag>
              <Tag>orders:read</Tag>
              <Tag>documents:read</Tag>
            </span>
          </Step>
          <Step words={words.steps.test}>
            <CodeBlock code={curlOfMe(start)} label="curl" />
          </Step>
          <Step words={words.steps.order}>
            <Link to="/$environment/playground" params={{ environment: 'sandbox' }}>
              {words.guide}
            </Link>
          </Step>
        </ol>
      </div>
      <WhichKind start={start} />
    </>
  );
}

function Step({ words: [title, sentence], children }: { words: string[]; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <p className="muted">{sentence}</p>
      {children}
    </li>
  );
}

function WhichKind({ start }: { start: string }) {
  const words = useWords({ en, de });
  const { account, environment } = usePortal();
  return (
    <section className="which-kind">
      <h2>{words.which}</h2>
      <div>
        <h3>
          <IconKey size={18} aria-hidden="true" /> {words.kind.api_key}
        </h3>
        <p>{words.whichKey}</p>
        <span className="mono">{start}</span>
      </div>
      <div>
        <h3>
          <IconShieldLock size={18} aria-hidden="true" /> {words.kind.oauth_client}
        </h3>
        <p>{words.whichClient}</p>
        <span className="mono">svcc_…</span>
      </div>
      <div>
        <h3>
          <IconUsers size={18} aria-hidden="true" /> {words.who}
        </h3>
        <p>{words.whoSentence(account.name)}</p>
        <Link to="/$environment/users" params={{ environment }}>
          {words.seeUsers}
        </Link>
      </div>
    </section>
  );
}
