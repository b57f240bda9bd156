// What a protocol must have and does not have yet, with the reason why it cannot be done.
import { Row } from '../../ui/layout.tsx';
import { PrintableField } from './printable-field.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';

const MAX_REASON_LENGTH = 500;

interface Props {
  field: 'photosAbsence' | 'checklistAbsence';
  /** The names of what is missing; nothing is shown without any. */
  missing: readonly string[];
  title: string;
}

export function RequiredReason({ field, missing, title }: Props) {
  const { draft, saver, texts } = useProtocol();
  const { required } = texts;
  if (missing.length === 0) return null;
  return (
    <section className={protocolPagesCss.protocolBlock}>
      <Row
        as="label"
        align="stretch"
        wrap
        tone="ink-2"
        size="type-5"
        className={protocolPagesCss.protocolLabel}
        htmlFor={field}
      >
        {title}
      </Row>
      <p className={protocolPagesCss.protocolQuiet} id={`${field}-hint`}>
        {required.orWhy({ items: missing.join(', ') })}
      </p>
      <PrintableField
        id={field}
        field={field}
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        aria-describedby={`${field}-hint`}
        placeholder={required.example}
        value={draft[field] ?? ''}
        onText={(text) => saver.changeSoon((before) => ({ ...before, [field]: text }))}
      />
    </section>
  );
}
