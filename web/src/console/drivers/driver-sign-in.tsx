// How a driver signs in: a link by mail, copy or QR code, a code to read out, the phones, and sign-out everywhere.

import { IconMail, IconQrcode } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { CopyTextButton } from '../../ui/copy.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import { QrCode } from '../../ui/qr.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { ClockTime, DayTime } from '../../ui/time.tsx';
import { DriverPhones } from './driver-phones.tsx';
import driversCss from './drivers.module.css';
import { type Driver, useRefreshDrivers } from './drivers-queries.ts';

export function DriverSignIn({ driver }: { driver: Driver }) {
  const words = useTexts(driversTexts).dialog;
  const refresh = useRefreshDrivers();
  const [asking, setAsking] = useState(false);
  const path = { id: driver.id };
  const link = useMutation({
    mutationFn: async (mail: boolean) =>
      (await operations.POST('/drivers/{id}/link', { params: { path }, body: { mail } })).data!,
    onSuccess: ({ mailed }) => mailed && toast(words.mailed({ email: driver.email ?? '' })),
  });
  const signingOut = useMutation({
    mutationFn: () => operations.DELETE('/drivers/{id}/sessions', { params: { path } }),
    onSuccess: () => {
      toast(words.signedOut({ name: driver.name }));
      setAsking(false);
      link.reset();
      void refresh();
    },
  });
  const error = link.error ?? signingOut.error;
  return (
    <Grid as="section" gap="2-5" className={driversCss.driverSignIn} aria-label={words.signIn}>
      <h3>{words.signIn}</h3>
      <p className={textCss.muted}>{driver.active ? words.signInText : words.inactiveLink}</p>
      {error instanceof ApiError && <ErrorState error={error} />}
      {link.data && !link.data.mailed && (
        <QrCode text={link.data.url}>
          {words.scan} <DayTime at={link.data.expiresAt} />.
          <br />
          <CopyTextButton text={link.data.url}>{words.copy}</CopyTextButton>
        </QrCode>
      )}
      {link.data && (
        <Row as="p" rowGap="1" gap="2-5" align="baseline" wrap className={driversCss.driverCode}>
          {words.code} <strong className={textCss.figures}>{link.data.code}</strong>
          <span className={textCss.muted}>
            {words.codeText} <ClockTime at={link.data.codeExpiresAt} />.
          </span>
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
            {words.byMail({ email: driver.email })}
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
      {!driver.email && <p className={textCss.muted}>{words.noMail}</p>}
      <DriverPhones driverId={driver.id} />
      <ConfirmDialog
        open={asking}
        title={words.signOutTitle({ name: driver.name })}
        confirm={words.signOut}
        keep={words.signOutKeep}
        busy={signingOut.isPending}
        onConfirm={() => signingOut.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{words.signOutText}</p>
        <p>{words.unsentText}</p>
      </ConfirmDialog>
    </Grid>
  );
}
