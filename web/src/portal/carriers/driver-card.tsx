// The driver of an accepted trip: the carrier names one, and gets the link with which the driver signs in.
import { useState } from 'react';
import { carriersTexts } from '../../../../shared/texts/generated/portal/carriers.ts';
import { portal } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { CopyTextButton } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactGroup } from '../../ui/facts.tsx';
import { Form, Switch } from '../../ui/field.tsx';
import { FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { QrCode } from '../../ui/qr.tsx';
import { Text } from '../../ui/text.tsx';
import { ClockTime, DayTime } from '../../ui/time.tsx';
import { usePortal } from '../session.tsx';
import { type DriverLink, type Offer, useCarrierDrivers, useOfferAction } from './offer-queries.ts';

export function OfferDriver({ offer }: { offer: Offer }) {
  const texts = useTexts(carriersTexts).driver;
  const { environment } = usePortal();
  const [isNaming, setNaming] = useState(false);
  const [link, setLink] = useState<{ name: string; link: DriverLink } | null>(null);
  const { driver } = offer;
  const renewing = useOfferAction(
    async (name: string) => {
      const params = { path: { environment, id: offer.id } };
      return {
        name,
        link: await portal.POST('/{environment}/carrier-offers/{id}/driver-link', { params }),
      };
    },
    (made) => setLink(made),
  );
  return (
    <FactGroup title={texts.title}>
      <p>{driver ? driver.name : <Text tone="muted">{texts.none}</Text>}</p>
      {driver?.phone && (
        <Text as="p" tone="muted">
          {driver.phone}
        </Text>
      )}
      <ErrorState error={renewing.error} />
      {offer.mayNameDriver && (
        <div className={buttonCss.buttonRow}>
          <Button kind={driver ? 'plain' : 'filled'} onClick={() => setNaming(true)}>
            {driver ? texts.change : texts.name}
          </Button>
          {driver && (
            <Button busy={renewing.isPending} onClick={() => renewing.mutate(driver.name)}>
              {texts.link}
            </Button>
          )}
        </div>
      )}
      {isNaming && (
        <NameDialog
          offer={offer}
          onNamed={(made) => {
            setNaming(false);
            setLink(made);
          }}
          onClose={() => setNaming(false)}
        />
      )}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </FactGroup>
  );
}

const NEW = 'new';

function NameDialog({
  offer,
  onNamed,
  onClose,
}: {
  offer: Offer;
  onNamed: (made: { name: string; link: DriverLink }) => void;
  onClose: () => void;
}) {
  const texts = useTexts(carriersTexts).driver;
  const { environment } = usePortal();
  const { data: known = [] } = useCarrierDrivers();
  const [chosen, setChosen] = useState(NEW);
  const [draft, setDraft] = useState({ name: '', phone: '', email: '', locationConsent: false });
  const wire = wireTo(draft, setDraft);
  const naming = useOfferAction(
    (_: undefined) => {
      const { name, phone, email, locationConsent } = draft;
      const added = { name: name.trim(), phone: phone.trim() || null, email: email.trim() || null };
      const body = chosen === NEW ? { ...added, locationConsent } : { driverId: chosen };
      const params = { path: { environment, id: offer.id } };
      return portal.PUT('/{environment}/carrier-offers/{id}/driver', { params, body });
    },
    ({ offer: { driver }, link }) => onNamed({ name: driver?.name ?? '', link }),
  );
  const choices = [
    { value: NEW, label: texts.new },
    ...known.map(({ id, name, phone }) => ({ value: id, label: phone ? `${name}, ${phone}` : name })),
  ];
  return (
    <Dialog open title={texts.name} sentence={texts.text} onClose={onClose}>
      <Form
        label={texts.name}
        change={naming}
        names={{ driverId: texts.who, name: texts.fullName, phone: texts.phone, email: texts.email }}
        onSubmit={() => naming.mutate(undefined)}
      >
        {known.length > 0 && (
          <SelectField
            name="driverId"
            label={texts.who}
            value={chosen}
            choices={choices}
            onChange={setChosen}
          />
        )}
        {chosen === NEW && (
          <>
            <TextField
              name="name"
              label={texts.fullName}
              hint={texts.nameHint}
              maxLength={200}
              {...wire('name')}
            />
            <TextField
              name="phone"
              label={texts.phone}
              optional
              type="tel"
              maxLength={50}
              {...wire('phone')}
            />
            <TextField
              name="email"
              label={texts.email}
              hint={texts.emailHint}
              optional
              type="email"
              maxLength={254}
              {...wire('email')}
            />
            <Switch
              label={texts.consent}
              checked={draft.locationConsent}
              onChange={(locationConsent) => setDraft({ ...draft, locationConsent })}
            />
          </>
        )}
        <FormActions submit={texts.submit} />
      </Form>
    </Dialog>
  );
}

function LinkDialog({ name, link, onClose }: { name: string; link: DriverLink; onClose: () => void }) {
  const texts = useTexts(carriersTexts).driver;
  return (
    <Dialog
      open
      title={texts.linkTitle({ name })}
      onClose={onClose}
      foot={{ primary: { label: texts.close, change: null, onClick: onClose }, cancel: null }}
    >
      <QrCode text={link.url}>
        {texts.scan} <DayTime at={link.expiresAt} />.
        <br />
        <CopyTextButton text={link.url}>{texts.copy}</CopyTextButton>
      </QrCode>
      <p>
        {texts.code}{' '}
        <Text as="strong" figures>
          {link.code}
        </Text>{' '}
        <Text tone="muted">
          {texts.codeUntil} <ClockTime at={link.codeExpiresAt} />
        </Text>
      </p>
      {link.mailed && (
        <Text as="p" tone="muted">
          {texts.mailed}
        </Text>
      )}
    </Dialog>
  );
}
