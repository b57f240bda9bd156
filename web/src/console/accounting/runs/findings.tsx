// What a person should look at before a run, with links to the place where it is put right.
import { Link } from '@tanstack/react-router';
import { fillText } from '../../../../../shared/text/fill-text.ts';
import { findText } from '../../../../../shared/text/find-text.ts';
import { runsTexts } from '../../../../../shared/texts/generated/console/accounting/runs.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Marked, type Tone } from '../../../ui/status.tsx';
import type { Finding, PreviewAccount } from './queries.ts';

const TONES: Record<Finding['code'], Tone> = {
  NO_CONTRACTING_PARTY: 'alert',
  OPERATOR_INCOMPLETE: 'alert',
  CUSTOMER_INCOMPLETE: 'alert',
  NO_PRICE: 'warn',
  EXTRAS_UNCHECKED: 'warn',
  OTHER_CURRENCY: 'muted',
  PERIOD_OPEN: 'muted',
};

export function Findings({ account }: { account: PreviewAccount }) {
  const texts = useTexts(runsTexts);
  if (account.findings.length === 0) return <Marked tone="good">{texts.fine}</Marked>;
  return (
    <Stack gap="1">
      {account.findings.map((finding) => (
        <Row key={finding.code} gap="2" wrap>
          <Marked tone={TONES[finding.code]}>
            {fillText(texts.finding[finding.code], { count: finding.orderCount })}
            {finding.fields.length > 0 &&
              `: ${finding.fields.map((field) => findText(texts.field, field) ?? field).join(', ')}`}
          </Marked>
          <FindingLinks account={account} finding={finding} />
        </Row>
      ))}
    </Stack>
  );
}

/** Orders whose period is open or whose currency differs need nothing done. */
function FindingLinks({ account, finding }: { account: PreviewAccount; finding: Finding }) {
  const texts = useTexts(runsTexts);
  if (finding.code === 'OPERATOR_INCOMPLETE') return <Link to="/settings">{texts.openSettings}</Link>;
  if (finding.code === 'NO_CONTRACTING_PARTY' || finding.code === 'CUSTOMER_INCOMPLETE') {
    return (
      <Link
        to="/accounts/$id"
        params={{ id: account.accountId }}
        aria-label={`${texts.openCustomer}: ${account.accountName}`}
      >
        {texts.openCustomer}
      </Link>
    );
  }
  if (TONES[finding.code] === 'muted') return null;
  return finding.orders.map(({ id, number }) => (
    <Link key={id} to="/orders/$id" params={{ id: number }}>
      {number}
    </Link>
  ));
}
