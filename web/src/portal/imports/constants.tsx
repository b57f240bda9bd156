// Fields that have one text for all rows whose cell is empty.

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import chipCss from '../../ui/chip.module.css';
import { join } from '../../ui/classes.ts';
import fieldCss from '../../ui/field.module.css';
import { choicesOf, Select } from '../../ui/inputs.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import { choicesOfField, nameOfChoice } from './field-choices.ts';
import type { ImportField } from './import-types.ts';
import importsCss from './imports.module.css';
import { importsTexts } from './texts.ts';
import { valueTexts } from './value-texts.ts';

export function Constant({
  field,
  value,
  disabled,
  onChange,
}: {
  field: ImportField;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}) {
  const texts = useTexts(importsTexts);
  const values = useTexts(valueTexts);
  const language = useLanguage();
  const [text, setText] = useState(value);
  const name = findText(texts.fields, field) ?? field;
  const choices = choicesOfField(field);
  if (choices.length > 0) {
    return (
      <Select
        aria-label={name}
        value={value}
        choices={choices.map((choice) => ({
          value: choice,
          label: `${name}: ${nameOfChoice(field, choice, values.choices, language)}`,
        }))}
        disabled={disabled}
        onChange={onChange}
      />
    );
  }
  return (
    <input
      className={fieldCss.input}
      aria-label={name}
      title={name}
      value={text}
      disabled={disabled}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => text !== value && onChange(text)}
      onKeyDown={(event) => event.key === 'Enter' && text !== value && onChange(text)}
    />
  );
}

export function NewConstant({
  taken,
  disabled,
  onSet,
}: {
  taken: readonly string[];
  disabled: boolean;
  onSet: (field: ImportField, text: string) => void;
}) {
  const texts = useTexts(importsTexts);
  const values = useTexts(valueTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [field, setField] = useState<ImportField | ''>('');
  const [text, setText] = useState('');
  if (!open) {
    return (
      <Grid gap="2" align="center" className={importsCss.importMatch}>
        <button
          type="button"
          className={join(chipCss.chip, chipCss.chipAdd)}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          <IconPlus size={14} />
          {texts.columns.set}
        </button>
      </Grid>
    );
  }
  const choices = field ? choicesOfField(field) : [];
  return (
    <Row
      as="form"
      gap="2"
      align="stretch"
      wrap
      className={importsCss.importNewConstant}
      onSubmit={(event) => {
        event.preventDefault();
        if (field && text) onSet(field, text);
        setOpen(false);
        setField('');
        setText('');
      }}
    >
      <Select<ImportField | ''>
        aria-label={texts.columns.field}
        value={field}
        choices={[
          { value: '', label: texts.columns.field },
          ...choicesOf(texts.fields as Record<ImportField, string>).filter(
            ({ value }) => !taken.includes(value),
          ),
        ]}
        onChange={(chosen) => {
          setField(chosen);
          setText((chosen && choicesOfField(chosen)[0]) || '');
        }}
      />
      {field && choices.length > 0 ? (
        <Select
          aria-label={texts.columns.value}
          value={text}
          choices={choices.map((choice) => ({
            value: choice,
            label: nameOfChoice(field, choice, values.choices, language),
          }))}
          onChange={setText}
        />
      ) : (
        <input
          className={fieldCss.input}
          aria-label={texts.columns.value}
          placeholder={texts.columns.value}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <Button kind="soft" type="submit" disabled={!field || !text}>
        {texts.columns.add}
      </Button>
    </Row>
  );
}
