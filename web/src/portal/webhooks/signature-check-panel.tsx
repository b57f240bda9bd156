// The signature check: paste what your server received, and see which fault it is. Nothing leaves the
// browser.
import {
  IconAlertCircle,
  IconCheck,
  IconCircleCheck,
  IconEye,
  IconEyeOff,
  IconMinus,
  IconX,
} from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import fieldCss from '../../ui/field.module.css';
import { Field } from '../../ui/field.tsx';
import { TextAreaField, wireTo } from '../../ui/inputs.tsx';
import { Card, Row, Stack } from '../../ui/layout.tsx';
import statusCss from '../../ui/status.module.css';
import { Text, textClass } from '../../ui/text.tsx';
import { formatWhen } from '../../webhooks/format-when.ts';
import { useDeliveries, useDelivery } from '../deliveries/deliveries.ts';
import { usePortal } from '../session.tsx';
import { type Endpoint, nameOf, useEndpoints } from './endpoints.ts';
import { formatSeconds } from './format-seconds.ts';
import { formatVerdict } from './format-verdict.ts';
import { type CheckState, checkSignature, type Known, type Pasted, type Report } from './signature-check.ts';
import { RAW_BODY_FIX } from './verify-code.ts';
import { CodeTabs } from './verify-code-panel.tsx';
import webhooksCss from './webhooks.module.css';

const route = getRouteApi('/$environment/webhooks/$id');

export function SignatureCheck({ endpoint }: { endpoint: Endpoint }) {
  const { check: texts } = useTexts(pagesTexts);
  const [pasted, setPasted] = useState<Pasted>({ headers: '', body: '', secret: '' });
  const wire = wireTo(pasted, setPasted);
  const [shown, setShown] = useState(false);
  const example = useExample(endpoint);
  const { body: sentBody } = example;
  useEffect(() => {
    if (sentBody === null) return;
    setPasted((before) => ({ ...before, body: sentBody }));
  }, [sentBody]);
  const report = useReport(pasted, endpoint, example);
  return (
    <section
      id="signature-check"
      className={webhooksCss.signatureCheck}
      aria-labelledby="signature-check-title"
    >
      <Row as="header" gap="3" align="end" justify="between" wrap size="table">
        <div>
          <h2 id="signature-check-title">{texts.title}</h2>
          <Text as="p" tone="muted">
            {texts.privacy}
          </Text>
        </div>
        <ExampleChoice endpoint={endpoint} chosen={example.id} />
      </Row>
      <div className={webhooksCss.checkColumns}>
        <Stack gap="4" className={webhooksCss.checkInputs}>
          <TextAreaField
            name="headers"
            label={texts.headers}
            className={join(fieldCss.input, textClass({ mono: true }))}
            rows={4}
            spellCheck={false}
            placeholder="X-Service-Signature: t=…,v1=…"
            {...wire('headers')}
          />
          <TextAreaField
            name="body"
            label={texts.body}
            className={join(fieldCss.input, textClass({ mono: true }))}
            rows={7}
            spellCheck={false}
            {...wire('body')}
          />
          <Field name="secret" label={texts.secret} hint={texts.asYouPaste}>
            {(control) => (
              <Row as="span" gap="1">
                <Text
                  as="input"
                  {...control}
                  mono
                  className={fieldCss.input}
                  type={shown ? 'text' : 'password'}
                  autoComplete="off"
                  spellCheck={false}
                  value={pasted.secret}
                  onChange={({ target }) => setPasted({ ...pasted, secret: target.value })}
                />
                <IconButton label={shown ? texts.hide : texts.show} onClick={() => setShown(!shown)}>
                  {shown ? <IconEyeOff /> : <IconEye />}
                </IconButton>
              </Row>
            )}
          </Field>
        </Stack>
        <Card className={webhooksCss.checkResult} role="status" aria-live="polite">
          {report ? (
            <Result report={report} />
          ) : (
            <Text as="p" tone="muted">
              {waiting(texts)}
            </Text>
          )}
        </Card>
      </div>
    </section>
  );
}

const waiting = (texts: { waiting: string; insecure: string }) =>
  globalThis.crypto?.subtle ? texts.waiting : texts.insecure;

interface Example {
  id: string | undefined;
  body: string | null;
  sentAt: Date | null;
}

/** The delivery that the address names, with the exact message. */
function useExample(endpoint: Endpoint): Example {
  const { environment } = usePortal();
  const { delivery } = route.useSearch();
  const { data } = useDelivery(environment, delivery ?? '', delivery !== undefined);
  const found = data?.endpointId === endpoint.id ? data : undefined;
  const last = found?.attemptLog.at(-1)?.at;
  return { id: found?.id, body: found?.body ?? null, sentAt: last ? new Date(last) : null };
}

function useReport(pasted: Pasted, endpoint: Endpoint, example: Example): Report | null {
  const { environment } = usePortal();
  const endpoints = useEndpoints(environment).data;
  const [report, setReport] = useState<Report | null>(null);
  const { body, sentAt } = example;
  const sentMs = sentAt?.getTime() ?? null;
  useEffect(() => {
    if (!globalThis.crypto?.subtle) return;
    let current = true;
    const known: Known = {
      endpointId: endpoint.id,
      endpoints: (endpoints ?? [endpoint]).map((one) => ({
        id: one.id,
        name: nameOf(one),
        prints: one.secretFingerprints,
      })),
      sentBody: body,
      sentAt: sentMs === null ? null : new Date(sentMs),
      now: new Date(),
    };
    void checkSignature(pasted, known).then((found) => current && setReport(found));
    return () => {
      current = false;
    };
  }, [pasted, endpoint, endpoints, body, sentMs]);
  return report;
}

function ExampleChoice({ endpoint, chosen }: { endpoint: Endpoint; chosen: string | undefined }) {
  const { check: texts } = useTexts(pagesTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const navigate = route.useNavigate();
  const list = useDeliveries(environment, { endpointId: endpoint.id }, 10);
  const deliveries = list.firstPage?.data ?? [];
  return (
    <Row as="label" gap="2-5" className={webhooksCss.exampleChoice}>
      <Text tone="muted">{texts.from}</Text>
      <select
        className={fieldCss.input}
        value={chosen ?? ''}
        onChange={({ target }) =>
          navigate({
            search: target.value ? { delivery: target.value } : {},
            resetScroll: false,
          })
        }
      >
        <option value="">{texts.choose}</option>
        {chosen && !deliveries.some(({ id }) => id === chosen) && <option value={chosen}>{chosen}</option>}
        {deliveries.map(({ id, event, createdAt }) => (
          <option key={id} value={id}>
            {event}, {formatWhen(language, createdAt)}
          </option>
        ))}
      </select>
    </Row>
  );
}

function Result({ report }: { report: Report }) {
  const all = useTexts(pagesTexts);
  const texts = all.check;
  const { verdict } = report;
  const { title, text } = formatVerdict(all, verdict);
  const right = verdict.kind === 'right';
  return (
    <>
      <div
        className={join(
          webhooksCss.checkVerdict,
          classNamed(statusCss, `tone-${right ? 'good' : verdict.kind === 'time-off' ? 'warn' : 'alert'}`),
        )}
      >
        {right ? <IconCircleCheck aria-hidden="true" /> : <IconAlertCircle aria-hidden="true" />}
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
          {report.standardForm && <p>{texts.standardForm}</p>}
        </div>
      </div>
      <ul className={webhooksCss.checkList}>
        <Line state={report.header}>
          {report.header === 'wrong' ? texts.checks.headerWrong : texts.checks.header}
        </Line>
        <Line
          state={report.time.state}
          detail={
            report.time.seconds === null ? '' : texts.checks.off({ text: formatSeconds(report.time.seconds) })
          }
        >
          {report.time.state === 'wrong' ? texts.checks.timeWrong : texts.checks.time}
        </Line>
        <Line state={report.secret}>
          {report.secret === 'ok'
            ? texts.checks.secret
            : report.secret === 'wrong'
              ? texts.checks.secretWrong
              : texts.checks.secretUnknown}
        </Line>
        <Line
          state={report.body.state}
          detail={
            report.body.state === 'wrong' && report.body.moreBytes !== null
              ? texts.checks.more({
                  difference: Math.abs(report.body.moreBytes),
                  isMore: report.body.moreBytes > 0,
                })
              : ''
          }
        >
          {report.body.state === 'ok'
            ? texts.checks.body
            : report.body.state === 'wrong'
              ? texts.checks.bodyWrong
              : texts.checks.bodyUnknown}
        </Line>
      </ul>
      {verdict.kind === 'body-rewritten' && (
        <div className={webhooksCss.checkFix}>
          <h3>{texts.fix}</h3>
          <CodeTabs code={RAW_BODY_FIX} diff />
        </div>
      )}
    </>
  );
}

const MARKS = { ok: IconCheck, wrong: IconX, unknown: IconMinus };

function Line({ state, detail = '', children }: { state: CheckState; detail?: string; children: string }) {
  const Mark = MARKS[state];
  return (
    <li className={join(webhooksCss.checkLine, classNamed(webhooksCss, `check-${state}`))}>
      <Mark size={16} aria-hidden="true" />
      <span>{children}</span>
      <Text tone="muted" figures>
        {detail}
      </Text>
    </li>
  );
}
