// The frame of every accounting page: what is open, the steps as tabs with their counts, and the keys.
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { findText } from '../../../../../shared/text/find-text.ts';
import { flowTexts } from '../../../../../shared/texts/generated/console/accounting/flow.ts';
import { operations } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { isTyping } from '../../../ui/is-typing.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { afterRows, useRowActions } from '../../../ui/row-actions.ts';
import { LIVE } from '../../live.tsx';
import flowCss from './flow.module.css';
import { formatOpen, nextTask } from './format-open.ts';
import { ADDRESSES, countOf, type Flow, STEPS, type StepName, stepByKey } from './steps.ts';

function useFlow() {
  return useCall([LIVE, 'invoices', 'flow'], (signal) => operations.GET('/accounting/flow', { signal }));
}

/** `step` is null for pages beside the flow: exports, settings. `name` is what the tab of the browser is called. */
export function FlowFrame({
  step,
  title,
  actions,
  children,
}: {
  step: StepName | null;
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const texts = useTexts(flowTexts);
  const language = useLanguage();
  const { data: flow } = useFlow();
  return (
    <>
      <PageHead
        title={step === null ? (title ?? texts.title) : texts.title}
        name={title ?? texts.title}
        meta={
          flow && (
            <>
              <strong>{formatOpen(texts, language, flow)}</strong>
              <NextTask flow={flow} step={step} />
            </>
          )
        }
        actions={actions}
      />
      <FlowTabs step={step} />
      {children}
      <Keys step={step} />
    </>
  );
}

function NextTask({ flow, step }: { flow: Flow; step: StepName | null }) {
  const texts = useTexts(flowTexts);
  const next = nextTask(flow, step);
  if (next === null) return null;
  return <Link {...ADDRESSES[next.task]}>{texts.next[next.task]({ count: next.count })}</Link>;
}

/** For pages with a head of their own, too. */
export function FlowTabs({ step }: { step: StepName | null }) {
  const texts = useTexts(flowTexts);
  const { data: flow } = useFlow();
  useRowActions();
  useStepKeys(step);
  const next = step && STEPS[STEPS.indexOf(step) + 1];
  return (
    <nav className={flowCss.tabs} aria-label={texts.steps}>
      {STEPS.map((one) => {
        const count = one === 'paid' || one === 'all' ? undefined : flow && countOf(flow, one).count;
        return (
          <Link
            key={one}
            {...ADDRESSES[one]}
            className={flowCss.tab}
            // Some pages of a step have an address of their own.
            aria-current={one === step ? 'page' : undefined}
            data-late={(one === 'overdue' && count !== 0) || undefined}
            {...(one === next && afterRows)}
          >
            {texts.step[one]} {count !== undefined && count > 0 && <span>{count}</span>}
          </Link>
        );
      })}
      <span className={flowCss.more}>
        <Link to="/accounting/exports">{texts.exports}</Link>
        <Link to="/accounting/settings">{texts.settings}</Link>
      </span>
    </nav>
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

function Keys({ step }: { step: StepName | null }) {
  const { keys, act } = useTexts(flowTexts);
  const action = step && findText(act, step);
  return (
    <p className={flowCss.keys}>
      <span>
        <Kbd>N</Kbd> {keys.next}
      </span>
      <span>
        <Kbd>1</Kbd>–<Kbd>{String(STEPS.length)}</Kbd> {keys.jump}
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
    </p>
  );
}
