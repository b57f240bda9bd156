// The progress of completing orders: how many orders are done, which failed, and why.
import { accountingTexts } from '../../../../shared/texts/generated/console/accounting.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WorkProgress } from '../../ui/progress.tsx';
import accountingCss from './accounting.module.css';
import type { Run } from './queries.ts';

export function RunBox({ run, onStop, onClose }: { run: Run; onStop: () => void; onClose: () => void }) {
  const texts = useTexts(accountingTexts);
  const worked = run.done + run.failed.length;
  return (
    <div className={accountingCss.runBox}>
      {run.ended ? (
        <Notice
          tone={run.failed.length === 0 ? 'good' : 'alert'}
          title={texts.runDone({ done: run.done, failed: run.failed.length })}
          action={
            <Button small onClick={onClose}>
              {texts.close}
            </Button>
          }
        >
          {run.failed.length > 0 && (
            <ul>
              {run.failed.map(({ number, message }) => (
                <li key={number}>
                  <strong>{number}</strong>: {message}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      ) : (
        <div className={accountingCss.runGoing}>
          <WorkProgress
            done={worked}
            total={run.total}
            label={`${texts.completing}: ${texts.running({ done: worked, total: run.total })}`}
          />
          <Button small onClick={onStop}>
            {texts.stop}
          </Button>
        </div>
      )}
    </div>
  );
}
