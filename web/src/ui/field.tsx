// Form fields with their validation errors: a summary with links, a red border, and one line below the field.
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FieldError, fieldsOf } from '../api/api-error.ts';
import { useMessages } from '../messages/use-messages.ts';
import { join } from './classes.ts';
import { ErrorState } from './error-state.tsx';
import fieldCss from './field.module.css';
import { placeErrors } from './place-errors.ts';
import { Text } from './text.tsx';
import './visually-hidden.css';

/** The mutation of a form or dialog. */
export interface Change {
  error: Error | null;
  isPending: boolean;
}

interface FormState {
  /** Prefix of the ids, so that two forms on a page do not share them. */
  prefix: string;
  errors: readonly FieldError[];
  /** Hides the error of a field whose value was replaced. */
  onEdit: (field: string) => void;
  /** While the form is being sent. */
  isBusy: boolean;
}

const FormContext = createContext<FormState>({
  prefix: 'field',
  errors: [],
  onEdit: () => {},
  isBusy: false,
});

export function useIsFormBusy(): boolean {
  return useContext(FormContext).isBusy;
}

const NO_ERRORS = '[]';
const NOTHING_EDITED: ReadonlySet<string> = new Set();

/**
 * The form shows the error of its change: problems of fields at their fields, matched by the path in the API or to
 * the nearest field of the form, everything else at its top. An error disappears when its field is edited.
 */
export function Form({
  label,
  change,
  found = [],
  refusal,
  names,
  asTyped = false,
  onSubmit,
  children,
}: {
  label: string;
  /** The errors change while the user types: they appear at their fields, and no summary takes the focus. */
  asTyped?: boolean;
  /** The call that sends the form; null where it sends nothing. */
  change: Change | null;
  /** What the page itself found wrong; stands instead of the error of an earlier call. */
  found?: readonly FieldError[];
  /** Shown instead of an error that belongs to no field, where the page has more to say about it. */
  refusal?: ReactNode;
  /** The displayed name of a field by its path, in the order of the page. */
  names: Record<string, string>;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const prefix = useId();
  const isBusy = change?.isPending ?? false;
  const [edited, setEdited] = useState(NOTHING_EDITED);
  // Pages may build the list again with every render, so its content tells whether it is another one.
  const received = JSON.stringify(found.length > 0 ? found : fieldsOf(change?.error));
  const [answered, setAnswered] = useState(received);
  if (answered !== received) {
    setAnswered(received);
    setEdited(NOTHING_EDITED);
  }
  const state = useMemo((): FormState => {
    const placed = placeErrors(JSON.parse(received) as FieldError[], Object.keys(names));
    return {
      prefix,
      errors: asTyped ? placed : placed.filter(({ field }) => !edited.has(field)),
      onEdit: (field) => setEdited((before) => (before.has(field) ? before : new Set(before).add(field))),
      isBusy,
    };
  }, [prefix, received, names, asTyped, edited, isBusy]);
  return (
    <FormContext value={state}>
      <form
        className={fieldCss.form}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A field that cannot be read says so itself.
          const unreadable = event.currentTarget.querySelector<HTMLElement>('[data-unreadable]');
          if (unreadable) return unreadable.focus();
          setEdited(NOTHING_EDITED);
          onSubmit();
        }}
        onInput={({ target }) => state.onEdit((target as HTMLInputElement).name)}
      >
        {!asTyped && <FieldSummary names={names} received={received} />}
        {received === NO_ERRORS && (refusal === undefined ? <ErrorState error={change?.error} /> : refusal)}
        {children}
      </form>
    </FormContext>
  );
}

/** Takes the focus when it appears after sending, so that screen readers read the errors. */
function FieldSummary({ names, received }: { names: Record<string, string>; received: string }) {
  const { form } = useMessages();
  const { prefix, errors } = useContext(FormContext);
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(received);
  useEffect(() => {
    if (received !== seen.current) element.current?.focus();
    seen.current = received;
  }, [received]);
  if (errors.length === 0) return null;
  const places = Object.keys(names);
  const placeOf = ({ field }: FieldError) => (field in names ? places.indexOf(field) : places.length);
  const inOrder = errors.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <div ref={element} className={fieldCss.fieldSummary} role="alert" tabIndex={-1}>
      <strong>{form.summary({ count: errors.length })}</strong>
      <ul>
        {inOrder.map(({ field, message, reason }) => (
          <li key={field + message}>
            {field in names ? (
              <>
                <a
                  href={`#${prefix}${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(prefix + field)?.focus();
                  }}
                >
                  {reason === 'required' ? form.required({ label: names[field] ?? field }) : names[field]}
                </a>
                {reason !== 'required' && `: ${message}`}
              </>
            ) : (
              `${field}: ${message}`
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ControlProps {
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
  /** What the field itself finds wrong before anything is sent; stands before the error of the API. */
  ownError?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function Field({
  name,
  label,
  labelHidden = false,
  hint,
  optional = false,
  correction,
  ownError,
  children,
}: FieldProps) {
  const { form } = useMessages();
  const { prefix, errors, onEdit } = useContext(FormContext);
  const textId = useId();
  const problem = errors.find(({ field }) => field === name);
  const error = ownError ?? (problem?.reason === 'required' ? form.required({ label }) : problem?.message);
  const text = error ?? hint;
  return (
    <div className={join(fieldCss.field, error && fieldCss.fieldWrong)}>
      <label htmlFor={prefix + name} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
        {optional && <Text tone="muted"> {form.optional}</Text>}
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
          {text}{' '}
          {error && correction && (
            // biome-ignore lint/a11y/noStaticElementInteractions: the button inside replaces the value.
            // biome-ignore lint/a11y/useKeyWithClickEvents: pressing it with a key is a click too.
            <span onClick={() => onEdit(name)}>{correction}</span>
          )}
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
