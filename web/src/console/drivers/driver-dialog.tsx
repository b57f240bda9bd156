// One driver: create and edit, the sign-in link by mail, copy or QR code, and sign-out on all devices.
import { IconMail, IconQrcode } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyTextButton } from '../../ui/copy.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form, Switch } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { QrCode } from '../../ui/qr.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import { DayTime } from '../../ui/time.tsx';
import { LIVE } from '../live.tsx';
import { useConsole } from '../session.tsx';
import { de } from './de.ts';
import type { Driver } from './drivers-queries.ts';
import { en } from './en.ts';

const NEW: Pick<Driver, 'name' | 'language' | 'locationConsent' | 'active'> = {
  name: '',
  language: 'de',
  locationConsent: false,
  active: true,
};

export function DriverDialog({
  driver,
  onClose,
  onCreated,
}: {
  /** Null for a new driver. */
  driver: Driver | null;
  onClose: () => void;
  onCreated: (driver: Driver) => void;
}) {
  const words = useWords({ en, de }).dialog;
  const { may } = useConsole();
  return (
    <Dialog open title={driver ? words.change(driver.name) : words.create} onClose={onClose}>
      <DriverForm key={driver?.id ?? 'new'} driver={driver} onCreated={onCreated} />
      {driver && may('dispatch') && <SignIn driver={driver} />}
    </Dialog>
  );
}

function useRefreshList() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [LIVE, 'drivers'] });
}

function DriverForm({ driver, onCreated }: { driver: Driver | null; onCreated: (driver: Driver) => void }) {
  const words = useWords({ en, de }).dialog;
  const messages = useMessages();
  const { may } = useConsole();
  const [fields, setFields] = useState({
    ...(driver ?? NEW),
    phone: driver?.phone ?? '',
    email: driver?.email ?? '',
  });
  const wire = wireTo(fields, setFields);
  const refreshList = useRefreshList();
  const saving = useMutation({
    mutationFn: async () => {
      const { name, language, locationConsent, active } = fields;
      const [phone, email] = [fields.phone.trim() || null, fields.email.trim() || null];
      const body = { name: name.trim(), phone, email, language, locationConsent, active };
      if (!driver) return (await operations.POST('/drivers', { body })).data!;
      return (await operations.PATCH('/drivers/{id}', { params: { path: { id: driver.id } }, body })).data!;
    },
    onSuccess: (saved) => {
      void refreshList();
      toast(driver ? words.saved : words.added(saved.name));
      if (!driver) onCreated({ ...saved, signedIn: false });
    },
  });
  const error = saving.error instanceof ApiError ? saving.error : null;
  return (
    <Form
      label={driver ? driver.name : words.create}
      errors={error?.fields ?? []}
      names={{ name: words.name, phone: words.phone, email: words.email, language: messages.language }}
      onSubmit={() => saving.mutate()}
    >
      {error && error.fields.length === 0 && <ErrorState error={error} />}
      <TextField name="name" label={words.name} hint={words.nameHint} {...wire('name')} />
      <TextField name="phone" type="tel" label={words.phone} {...wire('phone')} />
      <TextField name="email" type="email" label={words.email} hint={words.emailHint} {...wire('email')} />
      <SelectField
        name="language"
        label={messages.language}
        hint={words.languageHint}
        choices={choicesOf(messages.languages)}
        {...wire('language')}
      />
      <Switch
        label={words.consent}
        checked={fields.locationConsent}
        onChange={(locationConsent) => setFields({ ...fields, locationConsent })}
      />
      <Switch
        label={words.active}
        checked={fields.active}
        onChange={(active) => setFields({ ...fields, active })}
      />
      {may('dispatch') && <FormActions submit={driver ? words.save : words.add} busy={saving.isPending} />}
    </Form>
  );
}

function SignIn({ driver }: { driver: Driver }) {
  const words = useWords({ en, de }).dialog;
  const refreshList = useRefreshList();
  const [asking, setAsking] = useState(false);
  const path = { id: driver.id };
  const link = useMutation({
    mutationFn: async (mail: boolean) =>
      (await operations.POST('/drivers/{id}/link', { params: { path }, body: { mail } })).data!,
    onSuccess: ({ mailed }) => mailed && toast(words.mailed(driver.email ?? '')),
  });
  const signingOut = useMutation({
    mutationFn: () => operations.DELETE('/drivers/{id}/sessions', { params: { path } }),
    onSuccess: () => {
      toast(words.signedOut(driver.name));
      setAsking(false);
      link.reset();
      void refreshList();
    },
  });
  const error = link.error ?? signingOut.error;
  const shown = link.data && !link.data.mailed ? link.data : null;
  return (
    <section className="driver-sign-in" aria-label={words.signIn}>
      <h3>{words.signIn}</h3>
      <p className="muted">
        {words.signInIs(driver.signedIn)} {driver.active ? words.signInText : words.inactiveLink}
      </p>
      {error instanceof ApiError && <ErrorState error={error} />}
      {shown && (
        <QrCode text={shown.url}>
          {words.scan} <DayTime at={shown.expiresAt} />.
          <br />
          <CopyTextButton text={shown.url}>{words.copy}</CopyTextButton>
        </QrCode>
      )}
      <div className="button-row">
        {driver.email && (
          <Button
            icon={<IconMail />}
            disabled={!driver.active}
            busy={link.isPending && link.variables === true}
            onClick={() => link.mutate(true)}
          >
            {words.byMail}
          </Button>
        )}
        <Button
          icon={<IconQrcode />}
          disabled={!driver.active}
          busy={link.isPending && link.variables === false}
          onClick={() => link.mutate(false)}
        >
          {words.show}
        </Button>
        <Button kind="destructive" onClick={() => setAsking(true)}>
          {words.signOut}
        </Button>
      </div>
      {!driver.email && <p className="muted">{words.noMail}</p>}
      <ConfirmDialog
        open={asking}
        title={words.signOutTitle(driver.name)}
        confirm={words.signOut}
        busy={signingOut.isPending}
        onConfirm={() => signingOut.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{words.signOutText}</p>
      </ConfirmDialog>
    </section>
  );
}
