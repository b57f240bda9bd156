// The invoices of a customer as PDFs before a run issues them, one after the other.
import { IconChevronLeft, IconChevronRight, IconFileSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { runsTexts } from '../../../../../shared/texts/generated/console/accounting/runs.ts';
import { operations } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { PdfView } from '../../../ui/pdf-view.tsx';
import { Text } from '../../../ui/text.tsx';
import { LIVE } from '../../live.tsx';
import { countOf, type PreviewAccount } from './queries.ts';

interface Shown {
  accountId: string;
  until: string;
  position: number;
}

function useDraftPdf(query: Shown) {
  return useCall([LIVE, 'invoices', 'run-preview', 'pdf', query], (signal): Promise<Blob> => {
    const call = { params: { query }, signal, parseAs: 'blob' as const };
    return operations.GET('/accounting/invoice-runs/preview/document', call);
  });
}

export function PreviewInvoices({ account, until }: { account: PreviewAccount; until: string }) {
  const texts = useTexts(runsTexts);
  const [open, setOpen] = useState(false);
  const count = countOf(account.sums, 'invoices');
  if (count === 0 || account.isBlocked) return null;
  const label = texts.pdfPreviewOf({ name: account.accountName });
  return (
    <>
      <Button small kind="text" icon={<IconFileSearch />} aria-label={label} onClick={() => setOpen(true)}>
        {texts.pdfPreview}
      </Button>
      {open && (
        <Dialog open title={label} onClose={() => setOpen(false)}>
          <Pages account={account} until={until} count={count} label={label} />
        </Dialog>
      )}
    </>
  );
}

function Pages({
  account: { accountId },
  until,
  count,
  label,
}: {
  account: PreviewAccount;
  until: string;
  count: number;
  label: string;
}) {
  const texts = useTexts(runsTexts);
  const [position, setPosition] = useState(1);
  const pdf = useDraftPdf({ accountId, until, position });
  return (
    <Stack gap="3">
      <Row gap="2">
        <IconButton
          label={texts.pdfPrevious}
          outlined
          disabled={position === 1}
          onClick={() => setPosition(position - 1)}
        >
          <IconChevronLeft />
        </IconButton>
        <IconButton
          label={texts.pdfNext}
          outlined
          disabled={position === count}
          onClick={() => setPosition(position + 1)}
        >
          <IconChevronRight />
        </IconButton>
        <Text figures>{texts.pdfPosition({ position, count })}</Text>
      </Row>
      <Text as="p" tone="muted">
        {texts.pdfHint}
      </Text>
      <ErrorState error={pdf.error} />
      {!pdf.error && <PdfView file={pdf.data} label={label} />}
    </Stack>
  );
}
