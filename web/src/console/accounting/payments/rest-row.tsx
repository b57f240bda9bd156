// The last row: what happens to the rest of a payment, or of a returned debit.
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { type Draft, firstChoice, type RestOf, type Sums } from './assign-draft.ts';
import paymentsCss from './payments.module.css';

export function RestRow({
  draft,
  sums,
  rest,
  plain,
  onChange,
}: {
  draft: Draft;
  sums: Sums;
  rest: RestOf | null;
  plain: (cents: number) => string;
  onChange: (draft: Draft) => void;
}) {
  const texts = useTexts(assignTexts);
  const isKept = draft.rest !== 'OPEN' && rest !== null;
  const isPaidBack = draft.rest === 'PAY_BACK';
  const label = rest?.kind === 'FEE' ? texts.chargeFee : isPaidBack ? texts.payBackRest : texts.keepRest;
  return (
    <tr data-assign="rest" data-ticked={isKept || undefined} className={paymentsCss.rest}>
      <td>
        <input
          type="checkbox"
          aria-label={label}
          checked={isKept}
          disabled={rest === null}
          onChange={() => onChange({ ...draft, rest: isKept ? 'OPEN' : firstChoice(rest) })}
        />
      </td>
      <td colSpan={2}>
        <span className={paymentsCss.about}>
          <Text weight="medium">{label}</Text>
          <Text tone="muted" size="meta">
            {rest === null
              ? texts.noCustomer
              : rest.kind === 'FEE'
                ? texts.feeOf({ number: rest.invoiceNumber })
                : isPaidBack
                  ? texts.payBackTo({ name: rest.name })
                  : texts.keptFor({ name: rest.name })}
          </Text>
        </span>
      </td>
      <td>
        {rest?.kind === 'CUSTOMER' && (
          <Button
            small
            kind="text"
            onClick={() => onChange({ ...draft, rest: isPaidBack ? 'CREDIT' : 'PAY_BACK' })}
          >
            {isPaidBack ? texts.keepInstead : texts.payBackInstead}
          </Button>
        )}
      </td>
      <td className={paymentsCss.number} data-label={texts.pays}>
        <Text figures tone={isKept ? 'ink' : 'muted'}>
          {isKept ? plain(sums.leftCents) : '–'}
        </Text>
      </td>
      <td className={paymentsCss.number} data-label={texts.left}>
        <Text figures weight="strong" tone={isKept ? 'good' : 'warn'}>
          {plain(isKept ? 0 : sums.leftCents)}
        </Text>
      </td>
    </tr>
  );
}
