// The message when the address names a call that is not in the log.
import type { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { usePortal } from '../session.tsx';
import { requestLogTexts } from './texts.ts';

export function NoSuchCall({
  requestId,
  error,
  onClose,
}: {
  requestId: string;
  error: ApiError;
  onClose: () => void;
}) {
  const texts = useTexts(requestLogTexts);
  const { environment } = usePortal();
  if (error.status !== 404) return <ErrorState error={error} />;
  const other = environment === 'sandbox' ? 'production' : 'sandbox';
  return (
    <Notice
      tone="warn"
      title={texts.noSuchCall({ id: requestId })}
      action={
        <>
          <RouteButton
            small
            to="/$environment/request-log"
            params={{ environment: other }}
            search={{ call: requestId }}
          >
            {texts.lookInOther[other]}
          </RouteButton>
          <Button small onClick={onClose}>
            {texts.closeNoSuchCall}
          </Button>
        </>
      }
    >
      {texts.noSuchCallSentence}
    </Notice>
  );
}
