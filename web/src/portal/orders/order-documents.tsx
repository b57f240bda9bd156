// The documents of an order: downloads of those that exist, and placeholders for those that will follow.
import { IconDownload, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatShortTime } from '../../orders/format-when.ts';
import buttonCss from '../../ui/button.module.css';
import { DocumentFact, FactGroup } from '../../ui/facts.tsx';
import { formatSize } from '../../ui/format.ts';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { usePortal } from '../session.tsx';
import { type PortalOrder, useDocuments } from './order-queries.ts';
import { customerOrderTexts } from './texts.ts';

const UPCOMING_DOCUMENTS = ['PICKUP_PROTOCOL', 'DELIVERY_PROTOCOL', 'INVOICE'] as const;

export function Documents({ id, order }: { id: string; order: PortalOrder }) {
  const texts = useTexts(customerOrderTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const { data } = useDocuments(id);
  const nowMs = useMinute();
  const over = order.status === 'CANCELLED' || order.status === 'REJECTED';
  const coming =
    data && !over ? UPCOMING_DOCUMENTS.filter((kind) => !data.some((each) => each.kind === kind)) : [];
  return (
    <FactGroup title={texts.documents}>
      {data?.map((document) => {
        const name = texts.kinds[document.kind];
        const when = formatShortTime({ language, nowMs }, document.createdAt);
        return (
          <DocumentFact
            key={document.id}
            name={name}
            detail={`${typeOf(document.contentType)}, ${formatSize(language, document.size)}, ${when}`}
            icon={<IconFileTypePdf aria-hidden="true" />}
            action={
              <a
                className={buttonCss.iconButton}
                href={`/api/v1/portal/${environment}/orders/${order.id}/documents/${document.id}`}
                download
                aria-label={texts.download({ name })}
                title={texts.download({ name })}
              >
                <IconDownload size={16} />
              </a>
            }
          />
        );
      })}
      {coming.map((kind) => (
        <DocumentFact
          key={kind}
          name={texts.kinds[kind]}
          detail={texts.comes[kind]}
          icon={<IconFileText aria-hidden="true" />}
          coming
        />
      ))}
      {data?.length === 0 && coming.length === 0 && (
        <Text as="p" tone="muted">
          {texts.noDocuments}
        </Text>
      )}
    </FactGroup>
  );
}

function typeOf(contentType: string): string {
  return contentType === 'application/pdf' ? 'PDF' : (contentType.split('/')[1] ?? contentType).toUpperCase();
}
