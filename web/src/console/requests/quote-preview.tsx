// A preview of the quote's PDF next to the editor.

import { IconDownload } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { fieldsOf } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row } from '../../ui/layout.tsx';
import { PdfView } from '../../ui/pdf-view.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Text } from '../../ui/text.tsx';
import { type QuoteDraft, useDocument } from './draft.ts';
import type { RequestToQuote } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

export function QuotePreview({
  request,
  quote,
  gross,
}: {
  request: RequestToQuote;
  quote: QuoteDraft;
  gross: string;
}) {
  const texts = useTexts(requestsTexts).editor;
  const { order, account } = request;
  const file = useDocument(order.id, quote.offer, quote.complete, true);
  const { languages } = useTexts(namesTexts);
  const [pages, setPages] = useState(1);
  const onPages = useCallback((count: number) => setPages(count), []);
  const save = () => saveFile(file.data!, `${order.requestNumber}.pdf`);
  return (
    <aside className={requestsCss.quotePreview} aria-label={texts.preview}>
      <Row as="header" gap="3" size="meta">
        <h2>
          {texts.preview} <Text tone="muted">{file.data && texts.page({ pages })}</Text>
        </h2>
        <Text tone="muted">{texts.inLanguage({ language: languages[account.language] })}</Text>
        <IconButton label={texts.download} outlined disabled={!file.data} onClick={save}>
          <IconDownload />
        </IconButton>
      </Row>
      <div className={join(requestsCss.quotePaper, file.isFetching && requestsCss.quotePaperOld)}>
        <PdfView file={file.data} label={texts.previewLabel({ gross })} onPages={onPages} />
      </div>
      {!quote.complete && (
        <Text as="p" tone="muted">
          {texts.previewMissing}
        </Text>
      )}
      {fieldsOf(file.error).length === 0 && <ErrorState error={file.error} />}
    </aside>
  );
}
