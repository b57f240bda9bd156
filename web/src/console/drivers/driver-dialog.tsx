// One driver: create and edit, and how the driver signs in.

import { IconCalendarTime } from '@tabler/icons-react';
import { useState } from 'react';
import { languageName } from '../../../../shared/text/language-name.ts';
import { driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { DRIVER_LANGUAGES } from '../../../../shared/texts/generated/languages.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, Switch } from '../../ui/field.tsx';
import { FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { DeactivateDriver } from '../open/deactivate-driver.tsx';
import { useConsole } from '../session.tsx';
import { DriverActivity } from './driver-activity.tsx';
import { DriverSignIn } from './driver-sign-in.tsx';
import { type Driver, useRefreshDrivers } from './drivers-queries.ts';

const NEW: Pick<Driver, 'name' | 'language' | 'locationConsent' | 'active'> = {
  name: '',
  language: 'de',
  locationConsent: false,
  active: true,
};

export function DriverDialog({
  driver,
  leavesAfter,
  onClose,
  onCreated,
}: {
  /** Null for a new driver. */
  driver: Driver | null;
  /** The number of the last trip of a driver who leaves. */
  leavesAfter: string | null;
  onClose: () => void;
  onCreated: (driver: Driver) => void;
}) {
  const texts = useTexts(driversTexts).dialog;
  const [isDeactivating, setDeactivating] = useState(false);
  return (
    <>
      <Dialog
        open
        title={driver ? texts.change({ name: driver.name }) : texts.create}
        {...(driver?.carrier && { sentence: texts.ofCarrier({ carrier: driver.carrier.name }) })}
        onClose={onClose}
      >
        {driver && (
          <DriverActivity
            driver={driver}
            leavesAfter={leavesAfter}
            onDeactivate={() => setDeactivating(true)}
          />
        )}
        <DriverForm key={driver?.id ?? 'new'} driver={driver} onCreated={onCreated} />
      </Dialog>
      {driver && isDeactivating && (
        <DeactivateDriver driver={driver} onDone={onClose} onClose={() => setDeactivating(false)} />
      )}
    </>
  );
}

function DriverForm({ driver, onCreated }: { driver: Driver | null; onCreated: (driver: Driver) => void }) {
  const texts = useTexts(driversTexts).dialog;
  const messages = useMessages();
  const { may } = useConsole();
  const [fields, setFields] = useState({
    ...(driver ?? NEW),
    phone: driver?.phone ?? '',
    email: driver?.email ?? '',
  });
  const wire = wireTo(fields, setFields);
  const refreshList = useRefreshDrivers();
  const saving = useChange(
    () => {
      const { name, language, locationConsent, active } = fields;
      const [phone, email] = [fields.phone.trim() || null, fields.email.trim() || null];
      const body = { name: name.trim(), phone, email, language, locationConsent };
      if (!driver) return operations.POST('/drivers', { body: { ...body, active } });
      return operations.PATCH('/drivers/{id}', { params: { path: { id: driver.id } }, body });
    },
    {
      onDone: (saved) => {
        void refreshList();
        toast(driver ? texts.saved : texts.added({ name: saved.name }));
        if (!driver) onCreated({ ...saved, signedIn: false });
      },
    },
  );
  return (
    <Form
      label={driver ? driver.name : texts.create}
      change={saving}
      names={{ name: texts.name, phone: texts.phone, email: texts.email, language: messages.language }}
      onSubmit={() => saving.mutate()}
    >
      <TextField name="name" label={texts.name} hint={texts.nameHint} {...wire('name')} />
      <TextField name="phone" type="tel" label={texts.phone} {...wire('phone')} />
      <TextField name="email" type="email" label={texts.email} hint={texts.emailHint} {...wire('email')} />
      <SelectField
        name="language"
        label={messages.language}
        hint={texts.languageHint}
        choices={DRIVER_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        {...wire('language')}
      />
      <Switch
        label={texts.consent}
        checked={fields.locationConsent}
        onChange={(locationConsent) => setFields({ ...fields, locationConsent })}
      />
      {!driver && (
        <Switch
          label={texts.active}
          checked={fields.active}
          onChange={(active) => setFields({ ...fields, active })}
        />
      )}
      {driver && may('dispatch') && (
        <RouteButton icon={<IconCalendarTime />} to="/drivers/$id/availability" params={{ id: driver.id }}>
          {texts.availability}
        </RouteButton>
      )}
      {driver && may('dispatch') && <DriverSignIn driver={driver} />}
      {may('dispatch') && <FormActions submit={driver ? texts.save : texts.add} />}
    </Form>
  );
}
