// An opened call: the meaning of its error, what to do, the recurring pattern, and the facts.

import { IconLock, IconRepeat } from '@tabler/icons-react';
import { HOUR_SECONDS } from '../../../../shared/time/durations.ts';
import { shownPrefix } from '../../credentials/views.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Code } from '../../ui/copy.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatAbsolute, formatClock } from '../../ui/format.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Remark } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import type { LoggedCall } from './error-help.ts';
import { useLoggedCall } from './queries.ts';
import requestLogCss from './request-log.module.css';
import type { LogSearch } from './search.ts';
import { type RequestLogTexts, requestLogTexts } from './texts.ts';

type CallDetails = NonNullable<ReturnType<typeof useLoggedCall>['data']>;

export function CallPanel({ call, onShowAll }: { call: LoggedCall; onShowAll: (search: LogSearch) => void }) {
  const { data, error, refetch } = useLoggedCall(call.requestId);
  return (
    <Grid collapse="tablet" rowGap="6" gap="8" size="table" className={requestLogCss.callPanel}>
      <Stack gap="2-5" className={requestLogCss.callHistory}>
        <Meaning call={call} />
        {data?.similarCalls && data.similarCalls.count > 1 && (
          <CallPattern call={call} similarCalls={data.similarCalls} />
        )}
        <SuggestedActions call={call} similarCalls={data?.similarCalls ?? null} onShowAll={onShowAll} />
      </Stack>
      <Grid gap="2" className={requestLogCss.callFacts}>
        {error ? <ErrorState error={error} onRetry={() => refetch()} /> : null}
        <CallFacts call={call} head={data?.responseHeaders ?? []} />
      </Grid>
    </Grid>
  );
}

function helpOf(texts: RequestLogTexts, { errorCode, refusal }: LoggedCall) {
  if (refusal) return texts.refusal[refusal];
  // An old code that is no longer in the catalog is shown without an explanation.
  return errorCode ? texts.help[errorCode] : undefined;
}

function Meaning({ call }: { call: LoggedCall }) {
  const texts = useTexts(requestLogTexts);
  const found = helpOf(texts, call);
  if (!found) {
    return (
      <>
        <h2>{call.errorCode ?? texts.went}</h2>
        {call.errorCode === null && <p>{texts.wentSentence}</p>}
      </>
    );
  }
  return (
    <>
      <h2>{found.title}</h2>
      <p>
        {found.means} {call.interface === 'legacy' && texts.answered}
      </p>
      <h3>{texts.whatToDo}</h3>
      <ol>
        {found.todo.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function intervalOf(texts: RequestLogTexts, similarCalls: NonNullable<CallDetails['similarCalls']>): string {
  const seconds =
    (Date.parse(similarCalls.lastAt) - Date.parse(similarCalls.firstAt)) / 1000 / (similarCalls.count - 1);
  if (seconds < 1) return '';
  if (seconds < 90) return texts.every({ interval: texts.seconds({ count: Math.round(seconds) }) });
  if (seconds < 5400) return texts.every({ interval: texts.minutes({ count: Math.round(seconds / 60) }) });
  return texts.every({ interval: texts.hours({ count: Math.round(seconds / HOUR_SECONDS) }) });
}

function CallPattern({
  call,
  similarCalls,
}: {
  call: LoggedCall;
  similarCalls: NonNullable<CallDetails['similarCalls']>;
}) {
  const texts = useTexts(requestLogTexts);
  const language = useLanguage();
  const since = formatClock(language, new Date(similarCalls.firstAt));
  const repeatable = call.status >= 500 || call.status === 429 || call.status === 401;
  return (
    <Remark
      icon={<IconRepeat size={18} aria-hidden="true" />}
      title={`${texts.timesSince({ count: similarCalls.count, since })}${intervalOf(texts, similarCalls)}.`}
    >
      {repeatable ? texts.likelyOutage : texts.likelyRetry}
    </Remark>
  );
}

function SuggestedActions({
  call,
  similarCalls,
  onShowAll,
}: {
  call: LoggedCall;
  similarCalls: CallDetails['similarCalls'];
  onShowAll: (search: LogSearch) => void;
}) {
  const texts = useTexts(requestLogTexts);
  const { environment } = usePortal();
  const { order, errorCode, path, credential } = call;
  return (
    <div className={buttonCss.buttonRow}>
      {order && (
        <ButtonLink kind="soft" href={`/portal/${environment}/orders/${order.id}`}>
          {texts.openOrder({ number: order.number })}
        </ButtonLink>
      )}
      {similarCalls && similarCalls.count > 1 && errorCode && (
        <Button
          onClick={() => onShowAll({ code: errorCode, path, ...(credential && { key: credential.id }) })}
        >
          {texts.showAll({ count: similarCalls.count })}
        </Button>
      )}
    </div>
  );
}

function CallFacts({ call, head }: { call: LoggedCall; head: readonly string[] }) {
  const texts = useTexts(requestLogTexts);
  const language = useLanguage();
  return (
    <>
      <Facts>
        <Fact name={texts.requestId}>
          <Code text={call.requestId} />
        </Fact>
        <Fact name={texts.column.time}>{formatAbsolute(language, new Date(call.at))}</Fact>
        <Fact name={texts.column.key}>
          {call.credential ? (
            <>
              {call.credential.name} <Text mono>{shownPrefix(call.credential)}</Text>
            </>
          ) : (
            texts.unknownKey
          )}
        </Fact>
        <Fact name={texts.sender}>{call.address}</Fact>
        <Fact name={texts.agent}>{call.userAgent ?? '–'}</Fact>
      </Facts>
      <h3>{texts.head}</h3>
      <Text as="pre" mono className={requestLogCss.callHead}>
        {head.join('\n')}
      </Text>
      <Row as="p" gap="2" tone="muted">
        <IconLock size={14} aria-hidden="true" /> {texts.neverKept}
      </Row>
    </>
  );
}
