import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { formatAbsolute, formatClock, formatDay } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { StatusCode } from '../../ui/status-code.tsx';
import tableCss from '../../ui/table.module.css';
import type { Column } from '../../ui/table.tsx';
import { Text, textClass } from '../../ui/text.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import { useNow } from '../../ui/use-now.ts';
import { usePortal } from '../session.tsx';
import type { LoggedCall } from './error-help.ts';
import type { GroupedCall } from './group-errors.ts';
import requestLogCss from './request-log.module.css';
import { type RequestLogTexts, requestLogTexts } from './texts.ts';

export function columnsOf(texts: RequestLogTexts, onUnfold: (group: string) => void): Column<GroupedCall>[] {
  const { column } = texts;
  return [
    { id: 'time', header: column.time, cell: ({ call }) => <CallTime at={call.at} /> },
    { id: 'method', header: column.method, cell: ({ call }) => <strong>{call.method}</strong> },
    { id: 'path', header: column.path, cell: (row) => <Path row={row} onUnfold={onUnfold} /> },
    { id: 'status', header: column.status, cell: ({ call }) => <StatusCode status={call.status} /> },
    {
      id: 'code',
      header: column.code,
      cell: ({ call: { errorCode } }) => (
        <Truncate className={join(requestLogCss.callCode, textClass({ mono: true }))}>
          {errorCode ?? '–'}
        </Truncate>
      ),
    },
    {
      id: 'key',
      priority: 1,
      header: column.key,
      cell: ({ call: { credential } }) => (
        <Truncate className={requestLogCss.callKey}>{credential?.name ?? texts.unknownKey}</Truncate>
      ),
    },
    { id: 'order', priority: 3, header: column.order, cell: ({ call }) => <OrderOf call={call} /> },
    {
      id: 'duration',
      priority: 2,
      header: column.duration,
      align: 'end',
      cell: ({ call }) => <Text figures>{`${Math.round(call.durationMs)} ms`}</Text>,
    },
  ];
}

/** With seconds, and with the day if it is not today. */
function CallTime({ at }: { at: string }) {
  const language = useLanguage();
  const date = new Date(at);
  const seconds = String(date.getSeconds()).padStart(2, '0');
  const clock = `${formatClock(language, date)}:${seconds}`;
  const day = useNow((nowMs) =>
    new Date(nowMs).toDateString() === date.toDateString() ? '' : `${formatDay(language, date, nowMs)} `,
  );
  return (
    <Text as="time" figures dateTime={at} title={formatAbsolute(language, date)}>
      {day}
      {clock}
    </Text>
  );
}

function Path({ row, onUnfold }: { row: GroupedCall; onUnfold: (group: string) => void }) {
  const texts = useTexts(requestLogTexts);
  return (
    <Row as="span" gap="2-5" className={requestLogCss.callPath}>
      <Truncate className={textClass({ mono: true })}>{row.call.path}</Truncate>
      {row.folded && (
        <button
          type="button"
          className={requestLogCss.callRepeats}
          title={texts.showRepeats({ count: row.folded.count })}
          onClick={(event) => {
            event.stopPropagation();
            onUnfold(row.group!);
          }}
        >
          <RepeatCount row={row} />
        </button>
      )}
    </Row>
  );
}

function RepeatCount({ row: { folded } }: { row: GroupedCall }) {
  const texts = useTexts(requestLogTexts);
  const language = useLanguage();
  if (!folded) return null;
  return (
    <>{texts.repeatedSince({ count: folded.count, since: formatClock(language, new Date(folded.since)) })}</>
  );
}

function OrderOf({ call: { order, externalOrderId } }: { call: LoggedCall }) {
  const { environment } = usePortal();
  return (
    <Row as="span" gap="2-5" align="stretch" className={requestLogCss.callOrder}>
      {order ? (
        <Text
          as="a"
          weight="strong"
          href={`/portal/${environment}/orders/${order.id}`}
          onClick={(event) => event.stopPropagation()}
        >
          {order.number}
        </Text>
      ) : (
        <span>–</span>
      )}
      {externalOrderId && <Truncate className={textClass({ tone: 'muted' })}>{externalOrderId}</Truncate>}
    </Row>
  );
}

export function CallCard({ row }: { row: GroupedCall }) {
  const texts = useTexts(requestLogTexts);
  const { call } = row;
  return (
    <Stack as="span" gap="1" className={requestLogCss.callCard}>
      <span className={tableCss.cardLine}>
        <span>
          <strong>{call.method}</strong> <Text mono>{call.path}</Text>
        </span>
        <StatusCode status={call.status} />
      </span>
      <Text tone="muted">
        <CallTime at={call.at} /> · {call.credential?.name ?? texts.unknownKey}
        {call.errorCode && ` · ${call.errorCode}`}
      </Text>
      {row.folded && (
        <span className={requestLogCss.callRepeatsText}>
          <RepeatCount row={row} />
        </span>
      )}
    </Stack>
  );
}
