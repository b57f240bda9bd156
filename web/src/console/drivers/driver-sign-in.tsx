// How a driver signs in: a link by mail, copy or QR code, a code to read out, the phones, and sign-out everywhere.

import { IconMail, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { CopyTextButton } from '../../ui/copy.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import { QrCode } from '../../ui/qr.tsx';
import { Text } from '../../ui/text.tsx';
import { ClockTime, DayTime } from '../../ui/time.tsx';
import { DriverPhones } from './driver-phones.tsx';
import driversCss from './drivers.module.css';
import { type Driver, useRefreshDrivers } from './drivers-queries.ts';

export function DriverSignIn({ driver }: { driver: Driver }) {
  const texts = useTexts(driversTexts).dialog;
  const refresh = useRefreshDrivers();
  const [asking, setAsking] = useState(false);
  const path = { id: driver.id };
  const link = useChange(
    (mail: boolean) => operations.POST('/drivers/{id}/link', { params: { path }, body: { mail } }),
    { onDone: ({ mailed }) => mailed && toast(texts.mailed({ email: driver.email ?? '' })) },
  );
  const signingOut = useChange(() => operations.DELETE('/drivers/{id}/sessions', { params: { path } }), {
    onDone: () => {
      toast(texts.signedOut({ name: driver.name }));
      setAsking(false);
      link.reset();
      void refresh();
    },
  });
  const error = link.error ?? signingOut.error;
  return (
    <Grid as="section" gap="2-5" className={driversCss.driverSignIn} aria-label={texts.signIn}>
      <h3>{texts.signIn}</h3>
      <Text as="p" tone="muted">
        {driver.active ? texts.signInText : texts.inactiveLink}
      </Text>
      <ErrorState error={error} />
      {link.data && !link.data.mailed && (
        <QrCode text={link.data.url}>
          {texts.scan} <DayTime at={link.data.expiresAt} />.
          <br />
          <CopyTextButton text={link.data.url}>{texts.copy}</CopyTextButton>
        </QrCode>
      )}
      {link.data && (
        <Row as="p" rowGap="1" gap="2-5" align="baseline" wrap className={driversCss.driverCode}>
          {texts.code}{' '}
          <Text as="strong" figures>
            {link.data.code}
          </Text>
          <Text tone="muted">
            {texts.codeText} <ClockTime at={link.data.codeExpiresAt} />.
          </Text>
        </Row>
      )}
      <div className={buttonCss.buttonRow}>
        {driver.email && (
          <Button
            icon={<IconMail />}
            disabled={!driver.active}
            busy={link.isPending && link.variables === true}
            onClick={() => link.mutate(true)}
          >
            {texts.byMail({ email: driver.email })}
          </Button>
        )}
        <Button
          icon={<IconQrcode />}
          disabled={!driver.active}
          busy={link.isPending && link.variables === false}
          onClick={() => link.mutate(false)}
        >
          {texts.show}
        </Button>
        <Button kind="destructive" onClick={() => setAsking(true)}>
          {texts.signOut}
        </Button>
      </div>
      {!driver.email && (
        <Text as="p" tone="muted">
          {texts.noMail}
        </Text>
      )}
      <DriverPhones driverId={driver.id} />
      <ConfirmDialog
        open={asking}
        title={texts.signOutTitle({ name: driver.name })}
        confirm={texts.signOut}
        keep={texts.signOutKeep}
        change={signingOut}
        onConfirm={() => signingOut.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.signOutText}</p>
        <p>{texts.unsentText}</p>
      </ConfirmDialog>
    </Grid>
  );
}
