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
  const words = useTexts(pagesTexts);
  const { result, error } = test;
  if (!result && !error) return null;
  return (
    <Card as="section" className={webhooksCss.cardBox} aria-label={words.test.title}>
      <header>
        <h2>{words.test.title}</h2>
        {result && (
          <Text tone="muted">
            <RelativeTime at={test.at} />
          </Text>
        )}
        <Button small icon={<IconRefresh />} busy={test.isPending} onClick={test.send}>
          {words.page.sendAgain}
        </Button>
      </header>
      {error ? <ErrorState error={error} /> : result && <Result result={result} />}
    </Card>
  );
}

function Result({ result }: { result: TestResult }) {
  const words = useTexts(pagesTexts);
  const language = useLanguage();
  const meaning = meaningOf(words, result);
  return (
    <>
      <Row rowGap="1-5" gap="3" wrap className={webhooksCss.testAnswer}>
        <CodeBadge tone={result.delivered ? 'good' : 'alert'}>
          {result.status ?? words.test.noAnswer}
        </CodeBadge>
        <Text tone="muted" figures>
          {formatResponseTime(language, result.durationMs)}
        </Text>
        <Text mono>{result.response}</Text>
      </Row>
      <p role="status">
        {meaning === words.test.signature && <IconArrowDown size={16} aria-hidden="true" />} {meaning}
      </p>
    </>
  );
}

function meaningOf(words: PagesTexts, { delivered, status, error }: TestResult): string {
  if (delivered) return words.test.good;
  if (error === 'ENDPOINT_PAUSED') return words.test.paused;
  if (error !== null) return words.test.silent({ how: describeFailure(words, { status, error }) });
  return status === 401 || status === 403 ? words.test.signature : words.test.refused;
}
