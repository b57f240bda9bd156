// Form fields with their validation errors: a summary with links, a red border, and one line below the field.
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react';
import type { FieldError } from '../api/api-error.ts';
import { useMessages } from '../messages/use-messages.ts';
import { join } from './classes.ts';
import fieldCss from './field.module.css';
import textCss from './text.module.css';
import './visually-hidden.css';

interface FormState {
  /** Prefix of the ids, so that two forms on a page do not share them. */
  prefix: string;
  errors: readonly FieldError[];
}

const FormContext = createContext<FormState>({ prefix: 'field', errors: [] });

/**
 * `errors` are the fields of an ApiError (`error.fields`); each is matched to its field by the path in the
 * API.
 */
export function Form({
  label,
  errors = [],
  names,
  asTyped = false,
  onSubmit,
  children,
}: {
  label: string;
  /** The errors change while the user types: they appear at their fields, and no summary takes the focus. */
  asTyped?: boolean;
  errors?: readonly FieldError[];
  /** The displayed name of a field by its path, in the order of the page. */
  names: Record<string, string>;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const prefix = useId();
  const state = useMemo(() => ({ prefix, errors }), [prefix, errors]);
  return (
    <FormContext value={state}>
      <form
        className={fieldCss.form}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {!asTyped && <FieldSummary names={names} />}
        {children}
      </form>
    </FormContext>
  );
}

/** Takes the focus when it appears after sending, so that screen readers read the errors. */
function FieldSummary({ names }: { names: Record<string, string> }) {
  const { form } = useMessages();
  const { prefix, errors } = useContext(FormContext);
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(errors);
  useEffect(() => {
    if (errors !== seen.current && errors.length > 0) element.current?.focus();
    seen.current = errors;
  }, [errors]);
  if (errors.length === 0) return null;
  const places = Object.keys(names);
  const placeOf = ({ field }: FieldError) => (field in names ? places.indexOf(field) : places.length);
  const inOrder = errors.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <div ref={element} className={fieldCss.fieldSummary} role="alert" tabIndex={-1}>
      <strong>{form.summary(errors.length)}</strong>
      <ul>
        {inOrder.map(({ field, message }) => (
          <li key={field + message}>
            <a
              href={`#${prefix}${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(prefix + field)?.focus();
              }}
            >
              {names[field] ?? field}
            </a>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface ControlProps {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** The path of the field in the API, `pickup.postalCode`. */
  name: string;
  label: string;
  /** For cells whose column has a header: only screen readers read the label. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  optional?: boolean | undefined;
  /** A link below the error that applies a correction. */
  correction?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

export function Field({
  name,
  label,
  labelHidden = false,
  hint,
  optional = false,
  correction,
  children,
}: FieldProps) {
  const { form } = useMessages();
  const { prefix, errors } = useContext(FormContext);
  const textId = useId();
  const error = errors.find(({ field }) => field === name);
  const text = error?.message ?? hint;
  return (
    <div className={join(fieldCss.field, error && fieldCss.fieldWrong)}>
      <label htmlFor={prefix + name} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
        {optional && <span className={textCss.muted}> {form.optional}</span>}
      </label>
      {children({
        id: prefix + name,
        name,
        className: join(fieldCss.input),
        'aria-describedby': text ? textId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {text && (
        <p id={textId} className={error ? fieldCss.fieldError : fieldCss.fieldHint}>
          {text} {error && correction}
        </p>
      )}
    </div>
  );
}

/** Takes effect at once, without a save button. */
export function Switch({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className={fieldCss.switchLine}>
      {label}
      <input
        className={fieldCss.switch}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
