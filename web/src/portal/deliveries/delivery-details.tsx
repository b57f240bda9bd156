// An expanded delivery: the retry schedule, each attempt with its response, and the possible actions.

import { IconSend, IconShieldSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { deliveriesTexts } from '../../../../shared/texts/generated/portal/deliveries.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Attempts } from '../../ui/attempts.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatClock, formatCountdown, formatResponseTime } from '../../ui/format.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { formatWhen } from '../../webhooks/format-when.ts';
import { usePortal } from '../session.tsx';
import deliveriesCss from './deliveries.module.css';
import { PLANNED_ATTEMPTS, useDelivery, useResendOne } from './deliveries.ts';

const RETRY_PERIOD_MS = DAY_MS;

export function DeliveryDetails({ id }: { id: string }) {
  const texts = useTexts(deliveriesTexts);
  const language = useLanguage();
  const { environment, may } = usePortal();
  const resend = useResendOne();
  const [shown, setShown] = useState(false);
  const { data, error, refetch } = useDelivery(environment, id);
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <Stack gap="2-5" className={deliveriesCss.deliveryDetails} aria-busy="true" />;
  const clock = (at: string) => {
    const date = new Date(at);
    return `${formatClock(language, date)}:${String(date.getSeconds()).padStart(2, '0')}`;
  };
  return (
    <Stack gap="2-5" className={deliveriesCss.deliveryDetails}>
      <Plan delivery={data} />
      {data.attemptLog.length > 0 && (
        <Attempts
          target={null}
          attempts={data.attemptLog.map((attempt) => ({
            at: clock(attempt.at),
            answer: attempt.status?.toString() ?? texts.noAnswer,
            tone:
              attempt.error === null && attempt.status !== null && attempt.status < 300 ? 'good' : 'alert',
            duration: formatResponseTime(language, attempt.durationMs),
            text: attempt.error ? `${attempt.error} ${attempt.response}`.trim() : attempt.response,
          }))}
        />
      )}
      {may('developers') ? (
        <div className={buttonCss.buttonRow}>
          <Button small icon={<IconSend />} busy={resend.isPending} onClick={() => resend.mutate(id)}>
            {texts.resendNow}
          </Button>
          <RouteButton
            small
            icon={<IconShieldSearch />}
            to="/$environment/webhooks/$id"
            params={{ environment, id: data.endpointId }}
            search={{ delivery: id }}
            hash="signature-check"
          >
            {texts.checkSignature}
          </RouteButton>
          <Button small kind="text" onClick={() => setShown(true)}>
            {texts.viewMessage}
          </Button>
        </div>
      ) : (
        <Text as="p" tone="muted">
          {texts.noBody}
        </Text>
      )}
      <MessageDialog body={shown ? data.body : null} title={data.event} onClose={() => setShown(false)} />
    </Stack>
  );
}

function Plan({
  delivery,
}: {
  delivery: { state: string; attempts: number; nextAttemptAt: string | null; createdAt: string };
}) {
  const texts = useTexts(deliveriesTexts).plan;
  const language = useLanguage();
  const { state, attempts, nextAttemptAt, createdAt } = delivery;
  const when = useNow((nowMs) =>
    nextAttemptAt
      ? (formatCountdown(language, new Date(nextAttemptAt), nowMs) ?? formatWhen(language, nextAttemptAt))
      : '',
  );
  const end = new Date(new Date(createdAt).getTime() + RETRY_PERIOD_MS).toISOString();
  const sentence =
    state === 'DELIVERED'
      ? texts.delivered({ attempts })
      : state === 'DEAD_LETTER'
        ? texts.givenUp({ attempts })
        : attempts === 0
          ? texts.waiting
          : `${texts.next({ attempt: attempts + 1, all: Math.max(PLANNED_ATTEMPTS, attempts + 1), when })}, ${texts.until({ when: formatWhen(language, end) })}`;
  const failed = Math.min(state === 'DELIVERED' ? attempts - 1 : attempts, PLANNED_ATTEMPTS);
  return (
    <Row rowGap="1" gap="3" wrap size="table">
      <Row
        as="span"
        inline
        gap="0-5"
        align="stretch"
        className={deliveriesCss.planSquares}
        role="img"
        aria-label={texts.label({ made: attempts, all: PLANNED_ATTEMPTS })}
      >
        {Array.from({ length: PLANNED_ATTEMPTS }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of the schedule have no other name.
            key={i}
            className={
              i < failed
                ? deliveriesCss.planFailed
                : state === 'DELIVERED' && i < attempts
                  ? deliveriesCss.planGood
                  : undefined
            }
          />
        ))}
      </Row>
      <Text tone="muted">{sentence}</Text>
    </Row>
  );
}

function MessageDialog({
  body,
  title,
  onClose,
}: {
  body: string | null;
  title: string;
  onClose: () => void;
}) {
  const texts = useTexts(deliveriesTexts);
  const [form, setForm] = useState<'readable' | 'exact'>('readable');
  const text = body && form === 'readable' ? JSON.stringify(JSON.parse(body), null, 2) : (body ?? '');
  return (
    <Dialog open={body !== null} title={title} wide="pair" onClose={onClose}>
      <Grid gap="3" className={deliveriesCss.messageShown}>
        <Segmented
          label={texts.message}
          value={form}
          choices={[
            { value: 'readable', label: texts.readable },
            { value: 'exact', label: texts.exact },
          ]}
          onChange={setForm}
        />
        <CodeBlock code={text} label={texts.message} />
      </Grid>
    </Dialog>
  );
}
