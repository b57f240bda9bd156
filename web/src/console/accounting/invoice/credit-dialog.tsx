// Credits lines of an invoice, in full or in part, and shows the sum with VAT before anything is issued.
import { useMemo, useState } from 'react';
import { invoiceTexts } from '../../../../../shared/texts/generated/console/accounting/invoice.ts';
import { fieldsOf } from '../../../api/api-error.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { describeBilledOrder } from '../../../orders/billed-line.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Form } from '../../../ui/field.tsx';
import { formatMoney } from '../../../ui/format.ts';
import { FormActions, TextAreaField, TextField } from '../../../ui/inputs.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import {
  type CreditedLine,
  type Invoice,
  type InvoiceDetails,
  useCorrection,
  useCreditPreview,
  useInvoice,
} from '../queries.ts';
import { type CreditDraft, creditedLines, nameOfLine, placeLineErrors, toggleLine } from './credit-draft.ts';
import invoiceCss from './invoice.module.css';

const PREVIEW_AFTER_MS = 250;
const cents = (amount: number) => Math.round(amount * 100);

export function CreditButton({ invoice, small = true }: { invoice: Invoice; small?: boolean }) {
  const texts = useTexts(invoiceTexts);
  const [open, setOpen] = useState(false);
  const { invoiceNumber } = invoice;
  return (
    <>
      <Button
        small={small}
        kind={small ? 'text' : 'outline'}
        aria-label={texts.creditOne({ number: invoiceNumber })}
        onClick={() => setOpen(true)}
      >
        {texts.credit}
      </Button>
      <Dialog
        open={open}
        wide
        title={texts.creditTitle({ number: invoiceNumber })}
        sentence={texts.creditSentence}
        onClose={() => setOpen(false)}
      >
        <Loaded invoice={invoice} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Loaded({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) {
  const query = useInvoice(invoice.invoiceNumber);
  return (
    <QueryBoundary query={query}>
      {query.data ? (
        <CreditForm invoice={query.data} orderId={invoice.firstOrderId ?? ''} onDone={onDone} />
      ) : (
        <SkeletonLines lines={4} />
      )}
    </QueryBoundary>
  );
}

function CreditForm({
  invoice,
  orderId,
  onDone,
}: {
  invoice: InvoiceDetails;
  orderId: string;
  onDone: () => void;
}) {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  const { invoiceNumber, currency, lines, mailTo } = invoice;
  const money = (amount: number) => formatMoney(language, cents(amount), currency);
  const [draft, setDraft] = useState<CreditDraft>(new Map());
  const [reason, setReason] = useState('');
  const credited = creditedLines(draft, lines);
  const settled = useDebounced(JSON.stringify(credited), PREVIEW_AFTER_MS);
  const previewed = useMemo(() => JSON.parse(settled) as CreditedLine[], [settled]);
  const preview = useCreditPreview(invoiceNumber, previewed);
  const crediting = useCorrection(orderId, () => {
    toast(texts.credited({ number: invoiceNumber }));
    onDone();
  });
  const asked = crediting.error;
  const summed = previewed.length > 0 ? preview.error : null;
  const error = asked ?? summed;
  const errors = placeLineErrors(fieldsOf(error), asked ? credited : previewed);
  const total = previewed.length > 0 && !summed ? preview.data : undefined;
  const names = Object.fromEntries([
    ...lines.map((line) => [nameOfLine(line.position), nameOf(line)]),
    ['reason', texts.reason],
  ]);
  return (
    <Form
      label={texts.creditTitle({ number: invoiceNumber })}
      change={{ error, isPending: crediting.isPending }}
      found={errors}
      asTyped={asked === null}
      names={names}
      onSubmit={() =>
        crediting.mutate({ command: 'credit_invoice', invoiceNumber, lines: credited, reason: reason.trim() })
      }
    >
      <ul className={invoiceCss.creditLines}>
        {lines.map((line) => (
          <CreditLine
            key={line.position}
            line={line}
            draft={draft}
            money={money}
            onChange={(next) => {
              crediting.reset();
              setDraft(next);
            }}
          />
        ))}
      </ul>
      <TextAreaField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <Stack gap="2" aria-live="polite">
        {total && <CreditSum total={total} money={money} />}
        <Text tone="muted">{mailTo === null ? texts.withoutMail : texts.provisional}</Text>
      </Stack>
      <FormActions
        submit={
          total
            ? texts.submit({ number: total.number, amount: money(total.gross), email: mailTo })
            : texts.chooseFirst
        }
        disabled={!total || reason.trim() === '' || settled !== JSON.stringify(credited)}
      />
    </Form>
  );
}

/** Lines of different orders have the same description. */
const nameOf = ({ description, orderNumber }: InvoiceDetails['lines'][number]) =>
  [description, orderNumber].filter(Boolean).join(' ');

type FormatAmount = (amount: number) => string;

function CreditLine({
  line,
  draft,
  money,
  onChange,
}: {
  line: InvoiceDetails['lines'][number];
  draft: CreditDraft;
  money: FormatAmount;
  onChange: (draft: CreditDraft) => void;
}) {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  const { position, creditable } = line;
  const description = nameOf(line);
  const typed = draft.get(position);
  const proposed = creditable.toLocaleString(language, { minimumFractionDigits: 2, useGrouping: false });
  return (
    <li>
      <label className={invoiceCss.creditLine}>
        <input
          type="checkbox"
          aria-label={texts.choose({ description })}
          disabled={creditable === 0}
          checked={typed !== undefined}
          onChange={() => onChange(toggleLine(draft, line, proposed))}
        />
        <span>
          {line.description}
          <Text as="div" tone="muted">
            {describeBilledOrder(line)}
          </Text>
        </span>
        <Text tone="muted">
          {creditable === 0 ? texts.nothingLeft : texts.ofLine({ left: money(creditable) })}
        </Text>
      </label>
      {typed !== undefined && (
        <TextField
          name={nameOfLine(position)}
          label={texts.amount({ description })}
          labelHidden
          inputMode="decimal"
          value={typed}
          onChange={(value) => onChange(new Map(draft).set(position, value))}
        />
      )}
    </li>
  );
}

type CreditPreview = NonNullable<ReturnType<typeof useCreditPreview>['data']>;

function CreditSum({ total, money }: { total: CreditPreview; money: FormatAmount }) {
  const texts = useTexts(invoiceTexts);
  return (
    <Facts amounts>
      <Fact name={texts.net}>{money(total.net)}</Fact>
      {total.vatGroups.map(({ category, rate, vat }) => (
        <Fact
          key={`${category} ${rate}`}
          name={category === 'AE' ? texts.reverseCharge : texts.vat({ rate: `${rate} %` })}
        >
          {money(vat)}
        </Fact>
      ))}
      <Fact name={texts.gross} total>
        {money(total.gross)}
      </Fact>
    </Facts>
  );
}
