// Why a company sign-in was refused.
import { findText } from '../../../../shared/text/find-text.ts';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { Refusal } from './refusal.tsx';

export function CompanyRefusal({ error }: { error: Error | null }) {
  const texts = useTexts(companySignInTexts);
  if (!(error instanceof ApiError) || error.code !== 'COMPANY_SIGN_IN_REFUSED')
    return <Refusal error={error} />;
  const { reason, said } = error.details;
  return (
    <Notice tone="alert" title={findText(texts.refusals, String(reason)) ?? error.message}>
      {typeof said === 'string' && (
        <Text as="p" size="table" lang="en">
          {texts.said({ said })}
        </Text>
      )}
    </Notice>
  );
}
