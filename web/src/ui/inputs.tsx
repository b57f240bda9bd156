// The fields most forms are made of: a text, a longer one, a choice. A control of another kind takes `Field` itself.
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { Field, type FieldProps } from './field.tsx';
import type { Choice } from './segmented.tsx';

type Around = Omit<FieldProps, 'children'>;

/** What the browser's own control takes besides what its field says of it. */
type Attributes<Control extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Control>,
  'id' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;

interface Typed {
  value: string;
  onChange: (value: string) => void;
}

interface Chosen<Value extends string> {
  value: Value | '';
  choices: readonly Choice<Value, string>[];
  /** The empty value stands for nothing chosen yet, and cannot be gone back to. */
  unchosen?: boolean;
  onChange: (value: Value) => void;
}

/** What is said around a control, and what the control itself takes. */
function apart<Props extends Around>({
  name,
  label,
  labelHidden,
  hint,
  optional,
  correction,
  ...own
}: Props) {
  return { around: { name, label, labelHidden, hint, optional, correction }, own };
}

/** Browsers fill in only what is meant for them: `autoComplete` is off unless it is given. */
export function TextField({ value, onChange, ...rest }: Around & Typed & Attributes<'input'>) {
  const { around, own } = apart(rest);
  return (
    <Field {...around}>
      {(control) => (
        <input
          autoComplete="off"
          {...control}
          {...own}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export function TextAreaField({ value, onChange, ...rest }: Around & Typed & Attributes<'textarea'>) {
  const { around, own } = apart(rest);
  return (
    <Field {...around}>
      {(control) => (
        <textarea {...control} {...own} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

export function SelectField<Value extends string>({
  value,
  choices,
  unchosen = false,
  onChange,
  ...rest
}: Around & Chosen<Value> & Attributes<'select'>) {
  const { around, own } = apart(rest);
  return (
    <Field {...around}>
      {(control) => (
        <Select
          {...control}
          {...own}
          value={value}
          choices={choices}
          unchosen={unchosen}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

/** The choice alone, where its `aria-label` is all that names it. */
export function Select<Value extends string>({
  value,
  choices,
  unchosen = false,
  onChange,
  ...own
}: Chosen<Value> & Attributes<'select'> & { id?: string; name?: string }) {
  return (
    <select
      className="input"
      {...own}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {unchosen && <option value="" disabled />}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** Choices out of names by value, in their order. */
export function choicesOf<Value extends string>(names: Record<Value, string>): Choice<Value, string>[] {
  return Object.entries<string>(names).map(([value, label]) => ({ value: value as Value, label }));
}

/** Value and change of one member of what a form is about: `<TextField {...wire('city')} />`. */
export function wireTo<Whole extends object>(whole: Whole, onChange: (whole: Whole) => void) {
  return <Name extends keyof Whole>(name: Name) => ({
    value: whole[name],
    onChange: (value: Whole[Name]) => onChange({ ...whole, [name]: value }),
  });
}

/** The end of a form: the button that sends it, and what stands beside that. */
export function FormActions({
  submit,
  busy = false,
  disabled = false,
  kind = 'filled',
  icon,
  children,
}: {
  submit: string;
  busy?: boolean;
  disabled?: boolean;
  kind?: ButtonKind;
  icon?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="button-row">
      <Button kind={kind} type="submit" icon={icon} busy={busy} disabled={disabled}>
        {submit}
      </Button>
      {children}
    </div>
  );
}
