// Further remarks that both sides sign.

import { IconPlus } from '@tabler/icons-react';
import { join } from '../../ui/classes.ts';
import { Row } from '../../ui/layout.tsx';
import { Foot, NextButton } from './frame.tsx';
import { PrintableField } from './printable-field.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';

const MAX_REMARKS = 2000;
const SHOW_REMAINING_BELOW = 200;

export function RemarksPage() {
  const { draft, saver, texts } = useProtocol();
  const { remarks } = texts;
  const left = MAX_REMARKS - draft.remarks.length;
  const add = (phrase: string) =>
    saver.change((before) => ({
      ...before,
      remarks: [before.remarks.trimEnd().replace(/([^.!?])$/, '$1.'), `${phrase}.`]
        .filter(Boolean)
        .join(' ')
        .slice(0, MAX_REMARKS),
    }));
  return (
    <>
      <section className={join(protocolPagesCss.protocolBlock, protocolPagesCss.remarks)}>
        <Row
          as="label"
          align="stretch"
          wrap
          tone="ink-2"
          size="type-5"
          className={protocolPagesCss.protocolLabel}
          htmlFor="remarks"
        >
          {remarks.label}
        </Row>
        <p className={protocolPagesCss.protocolQuiet} id="remarks-hint">
          {remarks.hint}
        </p>
        <PrintableField
          id="remarks"
          field="remarks"
          rows={6}
          maxLength={MAX_REMARKS}
          aria-describedby="remarks-hint"
          placeholder={remarks.example}
          value={draft.remarks}
          onText={(text) => saver.changeSoon((before) => ({ ...before, remarks: text }))}
        />
        {left < SHOW_REMAINING_BELOW && (
          <p className={protocolPagesCss.protocolQuiet}>{remarks.left({ count: left })}</p>
        )}
        <Row
          as="fieldset"
          gap="2"
          align="stretch"
          wrap
          className={protocolPagesCss.remarksPhrases}
          aria-label={remarks.quick}
        >
          {remarks.phrases
            .filter((phrase) => !draft.remarks.includes(phrase))
            .map((phrase) => (
              <button
                key={phrase}
                type="button"
                className={protocolPagesCss.protocolChip}
                onClick={() => add(phrase)}
              >
                <IconPlus aria-hidden="true" />
                {phrase}
              </button>
            ))}
        </Row>
      </section>
      <Foot>
        <NextButton />
      </Foot>
    </>
  );
}
