// The frame of every accounting page: what is to do today, the steps with their counts, and the keys.
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { findText } from '../../../../../shared/text/find-text.ts';
import { flowTexts } from '../../../../../shared/texts/generated/console/accounting/flow.ts';
import { operations } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { formatSums } from '../../../ui/format.ts';
import { isTyping } from '../../../ui/is-typing.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Row } from '../../../ui/layout.tsx';
import { type Crumb, PageHead } from '../../../ui/page-head.tsx';
import { afterRows, useRowActions } from '../../../ui/row-actions.ts';
import { Text } from '../../../ui/text.tsx';
import { LIVE } from '../../live.tsx';
import flowCss from './flow.module.css';
import { formatToday } from './format-today.ts';
import { ADDRESSES, countOf, STEPS, type StepName, stepByKey } from './steps.ts';

function useFlow() {
  return useCall([LIVE, 'invoices', 'flow'], (signal) => operations.GET('/accounting/flow', { signal }));
}

/** `step` is null for pages beside the flow: the invoices of a month, exports, settings. */
export function FlowFrame({
  step,
  title,
  crumbs,
  actions,
  children,
}: {
  step: StepName | null;
  title?: string;
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
  children: ReactNode;
}) {
  const texts = useTexts(flowTexts);
  const { data: flow } = useFlow();
  return (
    <>
      <PageHead
        title={title ?? texts.title}
        {...(crumbs && { crumbs })}
        meta={flow && <span>{formatToday(texts, flow)}</span>}
        actions={actions}
      />
      <FlowSteps step={step} />
      {children}
    </>
  );
}

/** For pages with a head of their own. */
export function FlowSteps({ step }: { step: StepName | null }) {
  useRowActions();
  useStepKeys(step);
  return (
    <>
      <Steps current={step} />
      <Row className={flowCss.keys} gap="3" justify="between" wrap>
        <Keys step={step} />
        <MorePages />
      </Row>
    </>
  );
}

function useStepKeys(current: StepName | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = isTyping(event) ? null : stepByKey(event.key, current);
      if (step === null) return;
      event.preventDefault();
      void navigate(ADDRESSES[step]);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, current]);
}

function Steps({ current }: { current: StepName | null }) {
  const texts = useTexts(flowTexts);
  const language = useLanguage();
  const { data: flow } = useFlow();
  const next = current && STEPS[STEPS.indexOf(current) + 1];
  return (
    <nav className={flowCss.steps} aria-label={texts.steps}>
      {STEPS.map((step) => {
        const counted = flow && countOf(flow, step);
        const sums = counted?.sums && counted.sums.length > 0 ? counted.sums : null;
        return (
          <Link
            key={step}
            {...ADDRESSES[step]}
            className={flowCss.step}
            data-current={step === current || undefined}
            aria-current={step === current ? 'step' : undefined}
            data-empty={counted?.count === 0 || undefined}
            {...(step === next && afterRows)}
          >
            <span className={flowCss.name}>
              <span className={flowCss.count}>{counted?.count ?? '–'}</span> {texts.step[step]}
            </span>
            <Text tone="muted">{sums ? formatSums(language, sums) : '\u00a0'}</Text>
          </Link>
        );
      })}
    </nav>
  );
}

function Keys({ step }: { step: StepName | null }) {
  const { keys, act } = useTexts(flowTexts);
  const action = step && findText(act, step);
  return (
    <span className={flowCss.shortcuts}>
      <span>
        <Kbd>N</Kbd> {keys.next}
      </span>
      <span>
        <Kbd>1</Kbd>–<Kbd>6</Kbd> {keys.jump}
      </span>
      {step && (
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {keys.move}
        </span>
      )}
      {step && (
        <span>
          <Kbd>Enter</Kbd> {keys.open}
        </span>
      )}
      {action && (
        <span>
          <Kbd>A</Kbd> {action}
        </span>
      )}
    </span>
  );
}

function MorePages() {
  const texts = useTexts(flowTexts);
  return (
    <nav className={flowCss.more} aria-label={texts.pages}>
      <Link to="/accounting" search={{ view: 'invoiced' }} activeOptions={{ exact: true }}>
        {texts.invoices}
      </Link>
      <Link to="/accounting/exports">{texts.exports}</Link>
      <Link to="/accounting/settings">{texts.settings}</Link>
    </nav>
  );
}
