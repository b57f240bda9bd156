// Maps the columns of the file to fields and sets defaults for all rows; collapsed after the run has started.

import { IconArrowRight, IconCheck, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { choicesOf, Select } from '../../ui/inputs.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import { usePhone } from '../../ui/phone.ts';
import { Text, textClass } from '../../ui/text.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import { usePortal } from '../session.tsx';
import { Constant, NewConstant } from './constants.tsx';
import { DateQuestions } from './date-questions.tsx';
import type { Import, ImportField } from './import-types.ts';
import importsCss from './imports.module.css';
import { useMatch } from './queries.ts';
import { importsTexts } from './texts.ts';
import { Values } from './values.tsx';

export function Columns({ imported }: { imported: Import }) {
  const texts = useTexts(importsTexts);
  const { may } = usePortal();
  const { state, startedAt, columns } = imported;
  const [open, setOpen] = useState<boolean | null>(null);
  const match = useMatch(imported.id);
  const changeable = may('orderers') && state !== 'RUNNING' && state !== 'CANCELLED';
  // On a phone the rows would otherwise start far below.
  const foldable = usePhone() || startedAt !== null;
  const unfolded = open ?? (!foldable && state !== 'CANCELLED');
  const matched = columns.filter(({ field }) => field !== null).length;
  const left = columns.filter(({ field }) => field === null).map(({ name }) => name);
  const id = useId();
  return (
    <section className={importsCss.importColumns} aria-labelledby={id}>
      <header>
        {!unfolded && <IconCheck size={16} aria-hidden="true" />}
        <h2 id={id}>{texts.columns.title}</h2>
        <Text tone="muted">
          {unfolded
            ? imported.remembered
              ? texts.columns.remembered
              : texts.columns.sentence
            : texts.columns.folded({ matched, all: columns.length }) +
              (left.length > 0 ? texts.columns.left({ names: shortList(left) }) : '')}
        </Text>
        {foldable && (
          <Button kind="text" small aria-expanded={unfolded} onClick={() => setOpen(!unfolded)}>
            {unfolded ? texts.columns.hide : texts.columns.show}
          </Button>
        )}
      </header>
      <ErrorState error={match.error} />
      {changeable && (
        <DateQuestions
          imported={imported}
          disabled={match.isPending}
          onField={(index, field) =>
            match.mutate({ columns: columns.map((column, at) => (at === index ? field : column.field)) })
          }
          onNone={(index) => match.mutate({ otherDates: [index] })}
        />
      )}
      {changeable && (
        <Values
          imported={imported}
          disabled={match.isPending}
          onChoose={(choice) => match.mutate({ values: [choice] })}
        />
      )}
      {unfolded && (
        <Matching
          imported={imported}
          disabled={!changeable || match.isPending}
          onColumns={(fields) => match.mutate({ columns: fields })}
          onConstants={(constants) => match.mutate({ constants })}
        />
      )}
    </section>
  );
}

const NAMED = 3;

function shortList(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` + ${more}` : '');
}

interface MatchingProps {
  imported: Import;
  disabled: boolean;
  onColumns: (fields: (ImportField | null)[]) => void;
  onConstants: (constants: Partial<Record<ImportField, string>>) => void;
}

function Matching({ imported, disabled, onColumns, onConstants }: MatchingProps) {
  const texts = useTexts(importsTexts);
  const { columns, constants } = imported;
  const ordered = [...columns.entries()].sort(
    ([, one], [, other]) => Number(one.field === null) - Number(other.field === null),
  );
  const choose = (index: number, field: ImportField | null) =>
    onColumns(columns.map((column, at) => (at === index ? field : column.field)));
  return (
    <Grid rowGap="2" gap="8" className={importsCss.importMatching}>
      {ordered.map(([index, { name, field, guessed }]) => (
        <Grid gap="2" align="center" key={index} className={importsCss.importMatch}>
          <Truncate className={join(importsCss.importColumn, textClass({ mono: true }))}>{name}</Truncate>
          <IconArrowRight size={14} aria-hidden="true" />
          <span className={matchClass(field, guessed)}>
            <FieldChoice
              label={texts.columns.becomes({ column: name })}
              value={field}
              disabled={disabled}
              onChange={(chosen) => choose(index, chosen)}
            />
            {guessed && (
              <Text tone="warn" size="meta" weight="strong" className={importsCss.importGuess}>
                {texts.columns.guessed}
              </Text>
            )}
          </span>
        </Grid>
      ))}
      {(Object.entries(constants) as [ImportField, string][]).map(([field, value]) => (
        <Grid gap="2" align="center" key={field} className={importsCss.importMatch}>
          <span className={importsCss.importColumn}>{texts.columns.allRows}</span>
          <IconArrowRight size={14} aria-hidden="true" />
          <Row as="span" gap="1">
            <Constant
              field={field}
              value={value}
              disabled={disabled}
              onChange={(text) => onConstants({ ...constants, [field]: text })}
            />
            <IconButton
              label={texts.columns.remove({ name: findText(texts.fields, field) ?? field })}
              disabled={disabled}
              onClick={() => onConstants(without(constants, field))}
            >
              <IconX size={14} />
            </IconButton>
          </Row>
        </Grid>
      ))}
      <NewConstant
        taken={Object.keys(constants)}
        disabled={disabled}
        onSet={(field, text) => onConstants({ ...constants, [field]: text })}
      />
    </Grid>
  );
}

function matchClass(field: ImportField | null, guessed: boolean): string {
  if (guessed) return join(importsCss.importField, importsCss.importGuessed);
  return join(importsCss.importField, field === null && importsCss.importUnused);
}

function without(constants: Import['constants'], field: ImportField) {
  return Object.fromEntries(Object.entries(constants).filter(([name]) => name !== field));
}

function FieldChoice({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string;
  value: ImportField | null;
  disabled: boolean;
  onChange: (field: ImportField | null) => void;
}) {
  const texts = useTexts(importsTexts);
  return (
    <Select<ImportField | ''>
      aria-label={label}
      value={value ?? ''}
      choices={[
        { value: '', label: texts.columns.notImported },
        ...choicesOf(texts.fields as Record<ImportField, string>),
      ]}
      disabled={disabled}
      onChange={(field) => onChange(field || null)}
    />
  );
}
