// Why the service refused a call of a signed-out page; errors of fields are shown at their fields instead.
import { signedOutTexts } from '../../../../shared/texts/generated/people/signed-out.ts';
import { ApiError } from '../../api/api-error.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

export function Refusal({ error }: { error: Error | null }) {
  const { otherAddress } = useTexts(signedOutTexts);
  const messages = useMessages().error;
  if (!error) return null;
  const openAt = addressIn(error);
  if (openAt === null) return <Notice tone="alert" title={error.message || messages.unexpected} />;
  const here = location.pathname + location.search + location.hash;
  return (
    <Notice tone="alert" title={otherAddress.title}>
      {otherAddress.open} <a href={openAt + here}>{openAt}</a>
    </Notice>
  );
}

/** The address at which the pages of the service work, if this page was opened under another one. */
export function addressIn(error: Error | null): string | null {
  if (!(error instanceof ApiError) || error.code !== 'ORIGIN_NOT_ALLOWED') return null;
  const { openAt } = error.details;
  return typeof openAt === 'string' && /^https?:\/\//.test(openAt) ? openAt : null;
}
