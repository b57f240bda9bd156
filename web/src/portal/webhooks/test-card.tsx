// The latest test message, with the response and its meaning.
import { IconArrowDown, IconRefresh } from '@tabler/icons-react';
import { type PagesTexts, pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { components } from '../../api/paths/portal.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatResponseTime } from '../../ui/format.ts';
import { Card, Row } from '../../ui/layout.tsx';
import { CodeBadge } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { describeFailure } from './endpoints.ts';
import webhooksCss from './webhooks.module.css';

type TestResult = components['schemas']['WebhookTestResult'];

export interface Test {
  result: TestResult | undefined;
  at: string;
  error: ApiError | null;
  isPending: boolean;
  send: () => void;
}

export function TestCard({ test }: { test: Test }) {
  const texts = useTexts(pagesTexts);
  const { result, error } = test;
  if (!result && !error) return null;
  return (
    <Card as="section" className={webhooksCss.cardBox} aria-label={texts.test.title}>
      <header>
        <h2>{texts.test.title}</h2>
        {result && (
          <Text tone="muted">
            <RelativeTime at={test.at} />
          </Text>
        )}
        <Button small icon={<IconRefresh />} busy={test.isPending} onClick={test.send}>
          {texts.page.sendAgain}
        </Button>
      </header>
      {error ? <ErrorState error={error} /> : result && <Result result={result} />}
    </Card>
  );
}

function Result({ result }: { result: TestResult }) {
  const texts = useTexts(pagesTexts);
  const language = useLanguage();
  const meaning = meaningOf(texts, result);
  return (
    <>
      <Row rowGap="1-5" gap="3" wrap className={webhooksCss.testAnswer}>
        <CodeBadge tone={result.delivered ? 'good' : 'alert'}>
          {result.status ?? texts.test.noAnswer}
        </CodeBadge>
        <Text tone="muted" figures>
          {formatResponseTime(language, result.durationMs)}
        </Text>
        <Text mono>{result.response}</Text>
      </Row>
      <p role="status">
        {meaning === texts.test.signature && <IconArrowDown size={16} aria-hidden="true" />} {meaning}
      </p>
    </>
  );
}

function meaningOf(texts: PagesTexts, { delivered, status, error }: TestResult): string {
  if (delivered) return texts.test.good;
  if (error === 'ENDPOINT_PAUSED') return texts.test.paused;
  if (error !== null) return texts.test.silent({ how: describeFailure(texts, { status, error }) });
  return status === 401 || status === 403 ? texts.test.signature : texts.test.refused;
}
