// Shows what changed since the user loaded the order, when a command is refused because its version is old.
import { findText } from '../../../../shared/text/find-text.ts';
import { runsTexts } from '../../../../shared/texts/generated/console/accounting/runs.ts';
import { ApiError, codeOf, fieldsOf } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatShortTime } from '../../orders/format-when.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Text } from '../../ui/text.tsx';
import orderCss from './order.module.css';
import { type DispatchTexts, dispatchTexts } from './texts.ts';

interface Change {
  at: string;
  action: string;
  by: { channel: keyof DispatchTexts['page']['channel']; name: string | null };
}

/** Returns null for every other error. */
export function newerVersionOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || !Array.isArray(error.details.changes)) return null;
  return Number(error.details.version);
}

function Correction({ error }: { error: Error | null }) {
  const texts = useTexts(runsTexts);
  if (codeOf(error) !== 'TAX_NUMBER_MISSING') return null;
  return (
    <RouteButton small to="/settings">
      {texts.openSettings}
    </RouteButton>
  );
}

/** Shows why a command was refused, and for a version conflict also the changes. */
export function Refused({
  error,
  stillPossible,
  command,
}: {
  error: Error | null;
  stillPossible: boolean;
  command: string;
}) {
  const { page, history } = useTexts(dispatchTexts);
  const language = useLanguage();
  if (!(error instanceof ApiError) || newerVersionOf(error) === null)
    return fieldsOf(error).length > 0 ? null : (
      <ErrorState error={error} action={<Correction error={error} />} />
    );
  const changes = error.details.changes as Change[];
  return (
    <Notice tone="warn" title={page.older.title}>
      <div role="alert">
        <p>{page.older.since}</p>
        <ul className={orderCss.dispatchChanges}>
          {changes.map(({ at, action, by }) => (
            <li key={at + action}>
              <Text figures tone="muted">
                {formatShortTime({ language, nowMs: Date.now() }, at)}
              </Text>{' '}
              {page.older.by({
                what:
                  findText(page.steps, action) ?? findText(history.history, action) ?? history.statusChanged,
                who: by.name ?? (by.channel === 'DISPATCH' ? page.machine : page.channel[by.channel]),
              })}
            </li>
          ))}
        </ul>
        <p>{stillPossible ? page.older.again : page.older.gone({ command })}</p>
      </div>
    </Notice>
  );
}
