// Texts of the file that are no value of their field: each once, with a choice for all rows.

import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { join } from '../../ui/classes.ts';
import { Select } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { choicesOfField, nameOfChoice } from './field-choices.ts';
import type { Import, ImportField } from './import-types.ts';
import importsCss from './imports.module.css';
import { valuesDe } from './values-de.ts';
import { valuesEn } from './values-en.ts';

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
  const words = useWords({ en, de });
  const own = useWords({ en: valuesEn, de: valuesDe });
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
          const name = words.fields[field] ?? field;
          return (
            <Grid gap="2" align="center" key={field + text} className={importsCss.importMatch}>
              <span className={importsCss.importColumn} title={`${name}: ${text}, ${own.inRows(rows)}`}>
                <span className={importsCss.importValue}>{text}</span>
                <span className={importsCss.importValueRows}>{own.inRows(rows)}</span>
              </span>
              <IconArrowRight size={14} aria-hidden="true" />
              <span className={join(importsCss.importField, value === null && importsCss.importOpen)}>
                <Select<string>
                  aria-label={own.means(text, name)}
                  value={value === null ? 'OPEN' : value === '' ? 'EMPTY' : value}
                  choices={[
                    { value: 'OPEN', label: own.choose(name) },
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
