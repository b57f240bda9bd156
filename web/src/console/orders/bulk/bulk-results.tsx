import { describeError } from '../../../../../shared/errors/page-error-sentence.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf } from '../../../orders/order-status.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { Status } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import listCss from '../list/list.module.css';
import type { DispatchListItem } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import type { BulkResult } from './use-bulk.ts';

export function BulkResults({
  orders,
  results,
}: {
  orders: readonly DispatchListItem[];
  results: readonly BulkResult[];
}) {
  const { list } = useTexts(dispatchTexts);
  const language = useLanguage();
  return (
    <ul className={listCss.bulkResults}>
      {results.map(({ id, error }) => {
        const order = orders.find((each) => each.id === id);
        return (
          <Grid as="li" gap="3" align="center" key={id}>
            <strong>{order ? numberOf(order) : id}</strong>
            <Status tone={error ? 'alert' : 'good'}>{error ? list.resultRefused : list.resultDone}</Status>
            <Text tone="muted">{error && describeError(language, error)}</Text>
          </Grid>
        );
      })}
    </ul>
  );
}
