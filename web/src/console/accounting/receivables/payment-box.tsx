// A payment beside the invoices that it may settle.
import { type KeyboardEvent, useState } from 'react';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { Card, Row, Stack } from '../../../ui/layout.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { mainAction } from '../../../ui/row-actions.ts';
import { Marked } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConsole } from '../../session.tsx';
import { InvoiceLink } from '../invoice/invoice-parts.tsx';
import { cents, type Payment, useAllocate, useSetAside, useUndo } from './queries.ts';
import receivablesCss from './receivables.module.css';

/** Enter opens the first invoice that the payment may settle. */
function openFirst({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && target === currentTarget) currentTarget.querySelector('a')?.click();
}

export function PaymentBox({ payment }: { payment: Payment }) {
  return (
    <Card
      as="article"
      className={receivablesCss.payment}
      data-row={payment.id}
      tabIndex={-1}
      onKeyDown={openFirst}
    >
      <Received payment={payment} />
      {payment.match ? <Proposals payment={payment} /> : <Settled payment={payment} />}
    </Card>
  );
}

function useMoney(currency: string) {
  const language = useLanguage();
  return (amount: number) => formatMoney(language, cents(amount), currency);
}

function Received({ payment }: { payment: Payment }) {
  const words = useTexts(receivablesTexts);
  const language = useLanguage();
  const money = useMoney(payment.currency);
  const { match } = payment;
  return (
    <Stack className={receivablesCss.side} gap="1">
      <Row gap="2" justify="between" align="baseline">
        <Text as="strong" figures>
          {money(payment.amount)}
        </Text>
        <Text tone="muted">{formatCalendarDay(language, payment.bookedOn)}</Text>
      </Row>
      <span>{payment.payerName ?? (payment.byHand ? words.byHand : words.unknownPayer)}</span>
      <Text tone="muted" className={receivablesCss.remittance}>
        {payment.remittance}
      </Text>
      {payment.rest !== payment.amount && payment.rest !== 0 && (
        <span>{words.rest({ amount: money(payment.rest) })}</span>
      )}
      {match && (
        <span>
          {match.certain ? (
            <Marked tone="good">{words.certain}</Marked>
          ) : (
            <Marked tone="warn">
              {match.settled.length > 0
                ? words.settled({ numbers: match.settled.join(', '), count: match.settled.length })
                : words.unclear[match.reason!]}
            </Marked>
          )}
        </span>
      )}
    </Stack>
  );
}

function Proposals({ payment }: { payment: Payment }) {
  const words = useTexts(receivablesTexts);
  const { may } = useConsole();
  const money = useMoney(payment.currency);
  const allocating = useAllocate(payment.id, () => toast(words.taken({ count: 1 })));
  const proposals = payment.match!.proposals;
  const usable = proposals.filter(({ amount }) => amount > 0);
  const isAlternative = payment.match!.reason === 'AMOUNT_ONLY';
  const shareOf = ({ invoiceId, amount, discount }: (typeof proposals)[number]) => ({
    invoiceId,
    amount,
    discount,
  });
  return (
    <Stack className={receivablesCss.side} gap="2">
      {proposals.length === 0 && <Text tone="muted">{words.noCandidates}</Text>}
      <ul className={receivablesCss.candidates} aria-label={words.candidates}>
        {proposals.map((proposal, index) => (
          <Row as="li" key={proposal.invoiceId} gap="2" justify="between" align="center" wrap>
            <Stack gap="0-5">
              <span>
                <InvoiceLink number={proposal.invoiceNumber} /> {proposal.accountName}
              </span>
              <Text tone="muted">
                {[
                  words.openOf({ amount: money(proposal.open) }),
                  proposal.discount > 0 && words.discountOf({ amount: money(proposal.discount) }),
                  ...proposal.reasons.map((reason) => words.because[reason]),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
            {may('accounting') && proposal.amount > 0 && (isAlternative || usable.length > 1) && (
              <Button
                small
                {...(isAlternative && index === 0 && mainAction)}
                aria-label={words.takeOne({ number: proposal.invoiceNumber })}
                busy={allocating.isPending}
                onClick={() => allocating.mutate([shareOf(proposal)])}
              >
                {words.take} {money(proposal.amount)}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      <ErrorState error={allocating.error} />
      {may('accounting') && (
        <Row gap="2" wrap>
          {usable.length > 0 && !isAlternative && (
            <Button
              small
              {...mainAction}
              kind={payment.match!.certain ? 'filled' : 'outline'}
              busy={allocating.isPending}
              onClick={() => allocating.mutate(usable.map(shareOf))}
            >
              {words.takeProposal}
            </Button>
          )}
          <SetAside payment={payment} />
        </Row>
      )}
    </Stack>
  );
}

function SetAside({ payment }: { payment: Payment }) {
  const words = useTexts(receivablesTexts);
  const [open, setOpen] = useState(false);
  const setting = useSetAside(payment.id, () => toast(words.done));
  return (
    <>
      <Button small kind="text" onClick={() => setOpen(true)}>
        {words.setAside}
      </Button>
      <ReasonDialog
        open={open}
        title={words.setAsideTitle}
        text={words.setAsideText}
        label={words.reason}
        needed
        confirm={words.setAside}
        keep={words.keep}
        ending={setting}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** What was allocated, which can be undone, or why it was set aside. */
function Settled({ payment }: { payment: Payment }) {
  const words = useTexts(receivablesTexts);
  const { may } = useConsole();
  const money = useMoney(payment.currency);
  const undoing = useUndo(() => toast(words.undone));
  const taking = useSetAside(payment.id, () => toast(words.done));
  const { setAside } = payment;
  return (
    <Stack className={receivablesCss.side} gap="2">
      <ul className={receivablesCss.candidates}>
        {payment.allocations.map(({ id, invoiceNumber, kind, amount }) => (
          <Row as="li" key={id} gap="2" justify="between" align="center">
            <span>
              <InvoiceLink number={invoiceNumber} /> {money(amount)} {words.kinds[kind]}
            </span>
            {may('accounting') && kind === 'PAYMENT' && (
              <Button
                small
                kind="text"
                aria-label={`${words.undo}: ${invoiceNumber}`}
                busy={undoing.isPending}
                onClick={() => undoing.mutate(id)}
              >
                {words.undo}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {setAside !== null && (
        <Row gap="2" justify="between" align="center">
          <span>{setAside === 'OUTGOING' ? words.outgoing : setAside}</span>
          {may('accounting') && setAside !== 'OUTGOING' && (
            <Button small kind="text" busy={taking.isPending} onClick={() => taking.mutate({ reason: null })}>
              {words.takeUp}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
