// Below the price: the same call by API, and its response.
import { ApiError } from '../../../api/api-error.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { type Draft, toCreation } from '../../../orders/new/draft.ts';
import newOrderCss from '../../../orders/new/new-order.module.css';
import { newTexts } from '../../../orders/new/texts.ts';
import type { PreviewOption } from '../../../orders/new/use-price.ts';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Card } from '../../../ui/layout.tsx';
import { CodeBadge } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';

interface Props {
  draft: Draft;
  option: PreviewOption | undefined;
  error: Error | null;
}

export function CreateApiCall({ draft, option, error }: Props) {
  const texts = useTexts(newTexts);
  return (
    <Card as="section" className={newOrderCss.priceCard}>
      <h2 className={newOrderCss.pricePart}>{texts.sameByApi}</h2>
      <CodeBlock
        code={`POST /extern/orders\n${JSON.stringify(toCreation(draft), null, 2)}`}
        label={texts.sameByApi}
      />
      <Text as="p" tone="muted" className={newOrderCss.pricePart}>
        <Answer option={option} error={error} />
      </Text>
    </Card>
  );
}

function Answer({ option, error }: Pick<Props, 'option' | 'error'>) {
  const texts = useTexts(newTexts);
  if (error instanceof ApiError && error.status > 0) {
    return (
      <>
        <CodeBadge tone="alert">{error.status}</CodeBadge>{' '}
        {texts.wouldBe({ status: error.status, code: error.code })}
      </>
    );
  }
  return <>{option?.outcome === 'REQUEST' ? texts.answers.request : texts.answers.order}</>;
}
