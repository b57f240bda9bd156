// The error of a call: what happened, what to do, and the id that support needs.
import type { ReactNode } from 'react';
import type { ErrorHelp } from '../../../shared/errors/error-help.ts';
import { pageErrorHelpTexts } from '../../../shared/texts/generated/errors/page-error-help.ts';
import { ApiError, NO_ANSWER } from '../api/api-error.ts';
import { type Language, useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from './button.tsx';
import { Code } from './copy.tsx';
import { Missing } from './not-found.tsx';
import { Notice } from './notice.tsx';
import tableCss from './table.module.css';

const PAGE_ERROR_HELP: Record<Language, Partial<Record<string, ErrorHelp>>> = pageErrorHelpTexts;

/** Shows nothing while there is no error. A query is given with `onRetry`; the error of a change is shown without. */
export function ErrorState({
  error,
  onRetry,
  action,
}: {
  /** Not only of the API: a file that the browser cannot read is an error, too. */
  error: Error | null | undefined;
  onRetry?: () => void;
  /** The way to the page where it is put right. */
  action?: ReactNode;
}) {
  const messages = useMessages().error;
  const language = useLanguage();
  if (!error) return null;
  const { code, status, requestId, message } = error instanceof ApiError ? error : UNEXPECTED;
  // What does not exist is not there at the second try either.
  if (onRetry && status === 404) return <Missing>{message}</Missing>;
  const help = PAGE_ERROR_HELP[language][code];
  return (
    <Notice
      tone="alert"
      title={help?.title ?? (message || messages.unexpected)}
      action={
        onRetry ? (
          <Button small onClick={onRetry}>
            {messages.retry}
          </Button>
        ) : (
          action
        )
      }
    >
      {code === NO_ANSWER && !onRetry && <p>{messages.kept}</p>}
      {help && <p>{[help.means, ...help.todo].join(' ')}</p>}
      {requestId && (
        <span className={tableCss.errorRequest}>
          {messages.requestId} <Code text={requestId} /> {code}
        </span>
      )}
    </Notice>
  );
}

/** A fault of the page itself has a message for developers only. */
const UNEXPECTED = { code: '', status: 0, requestId: null, message: '' };
