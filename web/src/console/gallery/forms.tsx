// Components of forms: fields by kind, the submit button, and field errors of the API.
import { useState } from 'react';
import type { FieldError } from '../../api/api-error.ts';
import { DateField, DateTimeField } from '../../ui/date-field.tsx';
import { DraftLine } from '../../ui/draft-line.tsx';
import { Field, Form, Switch } from '../../ui/field.tsx';
import { type Choosable, Finder } from '../../ui/finder.tsx';
import {
  choicesOf,
  FormActions,
  Select,
  SelectField,
  TextAreaField,
  TextField,
  wireTo,
} from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Text } from '../../ui/text.tsx';
import { Column, Example, type PanelTheme } from './example.tsx';

const ERRORS: readonly FieldError[] = [
  { field: 'vehicle.vin', code: 'invalid_format', message: 'A VIN has no letter O.' },
  { field: 'delivery.postalCode', code: 'required', message: 'The postal code is missing.' },
];

const NAMES = { 'vehicle.vin': 'VIN', 'delivery.postalCode': 'Postal code of the delivery' };

const MOVED = choicesOf({ DRIVEN: 'Driven on own plates', TRAILER: 'By trailer' });

function WrongForm({ theme }: { theme: PanelTheme }) {
  const [errors, setErrors] = useState(ERRORS);
  const [order, setOrder] = useState({ vin: 'WVGZZZE2ZTEO04821', postalCode: '' });
  const wire = wireTo(order, setOrder);
  return (
    <Form
      label={`New order, ${theme}`}
      change={null}
      found={errors}
      names={NAMES}
      onSubmit={() => setErrors([])}
    >
      <TextField
        name="vehicle.vin"
        label="VIN"
        correction={<a href="#buttons">Use the digit 0</a>}
        {...wire('vin')}
      />
      <TextField name="delivery.postalCode" label="Postal code" inputMode="numeric" {...wire('postalCode')} />
      <FormActions submit="Order for €486.20 net" />
    </Form>
  );
}

const TYPED = {
  name: 'Jana Petersen',
  moved: 'DRIVEN' as const,
  plan: '' as const,
  note: '',
  pickup: '2026-12-24T08:00',
  day: '',
  password: '',
};

function Kinds({ theme }: { theme: PanelTheme }) {
  const [typed, setTyped] = useState<{
    name: string;
    moved: 'DRIVEN' | 'TRAILER';
    plan: 'DRIVEN' | 'TRAILER' | '';
    note: string;
    pickup: string;
    day: string;
    password: string;
  }>(TYPED);
  const [on, setOn] = useState(true);
  const [isPending, setPending] = useState(false);
  const wire = wireTo(typed, setTyped);
  return (
    <Form
      label={`Kinds of fields, ${theme}`}
      change={{ error: null, isPending }}
      names={{}}
      onSubmit={() => setPending(true)}
    >
      <TextField name="name" label="Name" {...wire('name')} />
      <SelectField
        name="moved"
        label="Moved"
        hint="By trailer is by quote."
        choices={MOVED}
        {...wire('moved')}
      />
      <SelectField name="plan" label="Nothing chosen yet" unchosen choices={MOVED} {...wire('plan')} />
      <TextAreaField name="note" label="Note for the driver" optional rows={2} {...wire('note')} />
      <DateTimeField name="pickup" label="Pickup" {...wire('pickup')} />
      <DateField name="day" label="Last day" hint="A day alone." {...wire('day')} />
      <PasswordField name="password" label="Password" {...wire('password')} />
      <Field name="file" label="A control of another kind" hint="Field gives it id, name and description.">
        {(control) => <input {...control} type="color" defaultValue="#0b6b7a" />}
      </Field>
      <Switch label="Events and deliveries" checked={on} onChange={setOn} />
      <FormActions submit="Save changes">
        <Text tone="muted">Every change is recorded.</Text>
      </FormActions>
    </Form>
  );
}

function Alone() {
  const [moved, setMoved] = useState<'DRIVEN' | 'TRAILER'>('DRIVEN');
  return (
    <Column>
      <Select aria-label="Moved" value={moved} choices={MOVED} onChange={setMoved} />
    </Column>
  );
}

const CUSTOMERS: readonly Choosable[] = [
  { id: 'alstertal', name: 'Alstertal Leasing AG' },
  { id: 'brenner', name: 'Autohaus Brenner' },
  { id: 'flottenwerk', name: 'FlottenWerk Mobility' },
];

async function searchCustomers(text: string): Promise<readonly Choosable[]> {
  return CUSTOMERS.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
}

function Found() {
  const [chosen, setChosen] = useState<Choosable | null>(null);
  return (
    <Column>
      <Finder
        label="Customer"
        placeholder="Customer: All"
        chosen={chosen}
        source={searchCustomers}
        sourceKey={['parts']}
        onChoose={setChosen}
      />
    </Column>
  );
}

function Searched() {
  const [text, setText] = useState('');
  return <SearchInput label="Number, plate, VIN, city" value={text} onChange={setText} />;
}

export function Forms() {
  return (
    <>
      <Example
        name="Fields"
        when="A text, a longer one, a choice, a password; Field itself for what is none of these. wireTo gives value and change by name."
        from="inputs.tsx, password-field.tsx, field.tsx"
      >
        {(theme) => <Kinds theme={theme} />}
      </Example>
      <Example
        name="Form"
        when="Errors of the interface find their field by its path: summary with links, red edge, one line beneath."
        from="field.tsx"
      >
        {(theme) => <WrongForm theme={theme} />}
      </Example>
      <Example
        name="Draft line"
        when="Above a form that begins with a draft from an earlier visit; useStoredDraft keeps it until it is sent."
        from="draft-line.tsx"
      >
        {() => <DraftLine storedAt="2026-10-01T07:14:00Z" onDiscard={() => {}} />}
      </Example>
      <Example
        name="Choice alone"
        when="Within rows and bars, where a label would be too much; its name is only read aloud."
        from="inputs.tsx"
      >
        {() => <Alone />}
      </Example>
      <Example
        name="Finder"
        when="A choice among more than a list could hold: what is typed is searched by the service."
        from="finder.tsx"
      >
        {() => <Found />}
      </Example>
      <Example name="Search field" when="Searches a list while the user types." from="search-input.tsx">
        {() => <Searched />}
      </Example>
    </>
  );
}
