// The documents of the order that is played.
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { DocumentFact } from '../../ui/facts.tsx';
import { formatClock, formatNumber } from '../../ui/format.ts';
import { Text } from '../../ui/text.tsx';
import type { Plan, Played } from './queries.ts';
import { playgroundTexts } from './texts.ts';

/** The documents that exist, then those that a later step will create. */
export function Documents({ plan, played }: { plan: Plan; played: Played | undefined }) {
  const texts = useTexts(playgroundTexts);
  const language = useLanguage();
  const made = played?.documents ?? [];
  const coming = played?.scenario.finished
    ? []
    : plan.steps.flatMap((step, index) =>
        index < (played?.scenario.step ?? 0) ? [] : step.documents.map((kind) => ({ kind, step: index + 1 })),
      );
  return (
    <section>
      <h2>{texts.documents}</h2>
      {made.length + coming.length === 0 && (
        <Text as="p" size="table" tone="muted">
          {texts.noDocuments}
        </Text>
      )}
      {made.map(({ id, kind, fileName, size, createdAt }) => (
        <DocumentFact
          key={id}
          icon={<IconFileTypePdf size={20} aria-hidden="true" />}
          name={texts.documentKinds[kind]}
          detail={`PDF, ${formatNumber(language, Math.ceil(size / 1000))} kB, ${formatClock(language, new Date(createdAt), true)}`}
          action={
            <a
              className={buttonCss.iconButton}
              href={`/api/v1/portal/sandbox/orders/${played!.order.id}/documents/${id}`}
              download={fileName}
              aria-label={texts.download({ name: texts.documentKinds[kind] })}
              title={texts.download({ name: texts.documentKinds[kind] })}
            >
              <IconDownload size={16} />
            </a>
          }
        />
      ))}
      {coming.map(({ kind, step }) => (
        <DocumentFact
          key={`${step} ${kind}`}
          coming
          icon={<IconFileTypePdf size={20} aria-hidden="true" />}
          name={texts.documentKinds[kind]}
          detail={texts.withStep({ step })}
        />
      ))}
    </section>
  );
}
