// Dialogs: three widths, a confirmation before deletion, a question for a reason, and a secret that is shown
// once.
import { useState } from 'react';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { DateTimeField } from '../../ui/date-field.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextAreaField, TextField, wireTo } from '../../ui/inputs.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { Example, Row } from './example.tsx';

const WIDTHS = [
  { wide: false, name: 'Narrow' },
  { wide: true, name: 'Wide' },
  { wide: 'pair', name: 'Pair' },
] as const;

function Widths() {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <Row>
      {WIDTHS.map(({ wide, name }) => (
        <span key={name}>
          <Button onClick={() => setOpen(name)}>{name}</Button>
          <Dialog
            open={open === name}
            title="What scopes allow"
            sentence="For keys of Production."
            wide={wide}
            onClose={close}
            foot={{ cancel: 'Done' }}
          >
            A key with orders:read sees orders and documents, and can change nothing.
          </Dialog>
        </span>
      ))}
    </Row>
  );
}

function Destroy() {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button kind="destructive" onClick={() => setOpen(true)}>
        Revoke key…
      </Button>
      <Button onClick={() => toast('Quote QT-2091 extended to 19 Nov')}>Show a note</Button>
      <ConfirmDialog
        open={open}
        title="Revoke “ERP production”?"
        confirm="Revoke 1 key"
        keep="Keep the key"
        change={null}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          toast('Key revoked');
        }}
      >
        Calls with it are refused from now on: 1,284 in the last 24 hours, the last one 40 seconds ago. This
        cannot be undone.
      </ConfirmDialog>
    </Row>
  );
}

function Entries() {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Move pickup</Button>
      <Dialog open={open} wide title="Move the pickup of VT-204858" onClose={() => setOpen(false)}>
        <EntriesForm onDone={() => setOpen(false)} />
      </Dialog>
    </Row>
  );
}

function EntriesForm({ onDone }: { onDone: () => void }) {
  const [fields, setFields] = useState({ contact: '', pickup: '2026-12-24T08:00', note: '' });
  const wire = wireTo(fields, setFields);
  return (
    <Form
      label="Move the pickup"
      change={null}
      names={{}}
      onSubmit={() => {
        toast(`Moved to ${fields.pickup}`);
        onDone();
      }}
    >
      <TextField name="contact" label="Contact" {...wire('contact')} />
      <DateTimeField name="pickup" label="Pickup" min="2026-01-01T00:00" {...wire('pickup')} />
      <TextAreaField name="note" label="Note" rows={2} {...wire('note')} />
      <FormActions submit="Move pickup" />
    </Form>
  );
}

function Reason() {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button kind="destructive" onClick={() => setOpen(true)}>
        Cancel order…
      </Button>
      <ReasonDialog
        open={open}
        title="Cancel VT-204858?"
        text="The driver is notified, and order.cancelled goes to your endpoints."
        label="Reason"
        confirm="Cancel this order"
        keep="Keep this order"
        ending={{
          isPending: false,
          error: null,
          mutate: ({ reason }) => {
            setOpen(false);
            toast(reason ? `Cancelled: ${reason}` : 'Cancelled');
          },
        }}
        onClose={() => setOpen(false)}
      />
    </Row>
  );
}

function Secret() {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>New secret</Button>
      <SecretDialog
        open={open}
        title="Your signing secret"
        foot={(leave, close) => ({
          primary: { label: 'I have kept it', change: null, onClick: close },
          cancel: 'Later',
          onCancel: leave,
        })}
        asked={{
          title: 'Close without the secret?',
          text: 'Nobody can show it again. If it is lost, make a new one.',
          foot: (back, close) => ({
            primary: { label: 'Back to the secret', change: null, onClick: back },
            cancel: 'Close all the same',
            onCancel: close,
          }),
        }}
        onClose={() => setOpen(false)}
      >
        <CodeBlock label="Copy the secret" code="whsec_c2FtcGxlIG9mIGEgc2VjcmV0" />
      </SecretDialog>
    </Row>
  );
}

export function Dialogs() {
  return (
    <>
      <Example
        name="Dialog"
        when="Narrow for a question, wide for a form, pair for two columns; a sentence under the title says what it is for."
        from="dialog.tsx"
      >
        {() => <Widths />}
      </Example>
      <Example
        name="Confirmation and note"
        when="Before anything is destroyed: what, how many, and whether it can be undone."
        from="dialog.tsx, announce.tsx"
      >
        {() => <Destroy />}
      </Example>
      <Example
        name="Form in a dialog"
        when="The foot comes from FormActions: the primary button first, Cancel beside it. Changed input is not lost without a question."
        from="dialog.tsx, inputs.tsx, date-field.tsx"
      >
        {() => <Entries />}
      </Example>
      <Example
        name="Reason"
        when="Before something ends that others wait for; nobody has to give a reason."
        from="reason-dialog.tsx"
      >
        {() => <Reason />}
      </Example>
      <Example
        name="Secret"
        when="Shown once: a person who leaves without having stored it is asked first."
        from="secret-dialog.tsx"
      >
        {() => <Secret />}
      </Example>
    </>
  );
}
