// The common form fields: text, multi-line text, choice. Other controls use `Field` directly.
import type { ComponentProps, ReactNode } from 'react';
import buttonCss from './button.module.css';
import { Button, type ButtonKind } from './button.tsx';
import { DialogFoot, useLeaveDialog } from './dialog-foot.tsx';
import fieldCss from './field.module.css';
import { Field, type FieldProps, useIsFormBusy } from './field.tsx';
import type { Choice } from './segmented.tsx';

type Around = Omit<FieldProps, 'children'>;

/** The attributes of the native control, except those that the field sets. */
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
  /** The empty value means that nothing is chosen yet; it cannot be chosen again. */
  unchosen?: boolean;
  onChange: (value: Value) => void;
}

/** Separates the props of the field from those of the control. */
function splitProps<Props extends Around>({
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

/** Browsers fill in only fields made for it: `autoComplete` is off unless it is given. */
export function TextField({ value, onChange, ...rest }: Around & Typed & Attributes<'input'>) {
  const { around, own } = splitProps(rest);
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
  const { around, own } = splitProps(rest);
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
  const { around, own } = splitProps(rest);
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

/** The control without a field, named only by its `aria-label`. */
export function Select<Value extends string>({
  value,
  choices,
  unchosen = false,
  onChange,
  ...own
}: Chosen<Value> & Attributes<'select'> & { id?: string; name?: string }) {
  return (
    <select
      className={fieldCss.input}
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

/** Creates choices from names by value, in their order. */
export function choicesOf<Value extends string>(names: Record<Value, string>): Choice<Value, string>[] {
  return Object.entries<string>(names).map(([value, label]) => ({ value: value as Value, label }));
}

/** Connects one member of the form's value with a field: `<TextField {...wire('city')} />`. */
export function wireTo<Whole extends object>(whole: Whole, onChange: (whole: Whole) => void) {
  return <Name extends keyof Whole>(name: Name) => ({
    value: whole[name],
    onChange: (value: Whole[Name]) => onChange({ ...whole, [name]: value }),
  });
}

/** The end of a form: the submit button and what follows it; in a dialog it is the dialog's foot. */
export function FormActions({
  submit,
  disabled = false,
  destroys = false,
  cancel,
  kind = 'filled',
  icon,
  children,
}: {
  submit: string;
  disabled?: boolean;
  /** In a dialog: the form ends or deletes something. */
  destroys?: boolean;
  /** In a dialog: the text of the button that changes nothing, where "Cancel" could mean two things. */
  cancel?: string;
  kind?: ButtonKind;
  icon?: ReactNode;
  children?: ReactNode;
}) {
  const busy = useIsFormBusy();
  const isInDialog = useLeaveDialog() !== null;
  if (isInDialog)
    return (
      <DialogFoot
        // The form itself shows the error of its call.
        primary={{ label: submit, kind, icon, change: { error: null, isPending: busy }, disabled, destroys }}
        {...(cancel && { cancel })}
        aside={children}
      />
    );
  return (
    <div className={buttonCss.buttonRow}>
      <Button kind={kind} type="submit" icon={icon} busy={busy} disabled={disabled}>
        {submit}
      </Button>
      {children}
    </div>
  );
}
