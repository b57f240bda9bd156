// Texts of the file that are no value of their field: each once, with a choice for all rows.

import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { Select } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { choicesOfField, nameOfChoice } from './field-choices.ts';
import type { Import, ImportField } from './import-types.ts';
import importsCss from './imports.module.css';
import { importsTexts } from './texts.ts';
import { valueTexts } from './value-texts.ts';

export interface ValueChoice {
  field: ImportField;
  text: string;
  value: string | null;
}

export function Values({
  imported: { values },
  disabled,
  onChoose,
}: {
  imported: Import;
  disabled: boolean;
  onChoose: (choice: ValueChoice) => void;
}) {
  const texts = useTexts(importsTexts);
  const own = useTexts(valueTexts);
  const language = useLanguage();
  const id = useId();
  if (values.length === 0) return null;
  return (
    <section className={importsCss.importValues} aria-labelledby={id}>
      <header>
        <h2 id={id}>{own.title}</h2>
        <Text tone="muted">{own.sentence}</Text>
      </header>
      <Grid rowGap="2" gap="8" className={importsCss.importMatching}>
        {values.map(({ field, text, rows, value }) => {
          const name = findText(texts.fields, field) ?? field;
          return (
            <Grid gap="2" align="center" key={field + text} className={importsCss.importMatch}>
              <span
                className={importsCss.importColumn}
                title={`${name}: ${text}, ${own.inRows({ count: rows })}`}
              >
                <span className={importsCss.importValue}>{text}</span>
                <span className={importsCss.importValueRows}>{own.inRows({ count: rows })}</span>
              </span>
              <IconArrowRight size={14} aria-hidden="true" />
              <span className={join(importsCss.importField, value === null && importsCss.importOpen)}>
                <Select<string>
                  aria-label={own.means({ text, field: name })}
                  value={value === null ? 'OPEN' : value === '' ? 'EMPTY' : value}
                  choices={[
                    { value: 'OPEN', label: own.choose({ field: name }) },
                    ...choicesOfField(field).map((choice) => ({
                      value: choice,
                      label: nameOfChoice(field, choice, own.choices, language),
                    })),
                    { value: 'EMPTY', label: own.empty },
                  ]}
                  disabled={disabled}
                  onChange={(chosen) =>
                    onChoose({
                      field,
                      text,
                      value: chosen === 'OPEN' ? null : chosen === 'EMPTY' ? '' : chosen,
                    })
                  }
                />
              </span>
            </Grid>
          );
        })}
      </Grid>
    </section>
  );
}
