// The phones of a driver: signed in, or signed out and perhaps with unsent work.

import { useState } from 'react';
import { driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { browserName } from '../../people/settings/browser-name.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTimeInSentence, RelativeTime } from '../../ui/time.tsx';
import driversCss from './drivers.module.css';
import { type DriverPhone, useDriverPhones, useRefreshDrivers } from './drivers-queries.ts';

export function DriverPhones({ driverId }: { driverId: string }) {
  const texts = useTexts(driversTexts).dialog.phones;
  const { data: phones, error: readError } = useDriverPhones(driverId);
  const refresh = useRefreshDrivers();
  const [asked, setAsked] = useState<DriverPhone | null>(null);
  const ending = useChange(
    ({ id: sessionId, state }: DriverPhone) => {
      const params = { path: { id: driverId, sessionId } };
      return state === 'SIGNED_IN'
        ? operations.DELETE('/drivers/{id}/sessions/{sessionId}', { params })
        : operations.DELETE('/drivers/{id}/sessions/{sessionId}/unsent-work', { params });
    },
    {
      onDone: () => {
        setAsked(null);
        void refresh();
      },
    },
  );
  const error = readError ?? ending.error;
  const nameOf = ({ userAgent }: DriverPhone) => browserName(userAgent) ?? texts.unknown;
  const isEnd = asked?.state === 'SIGNED_IN';
  return (
    <>
      <h3>{texts.title}</h3>
      <ErrorState error={error} />
      {phones?.length === 0 && (
        <Text as="p" tone="muted">
          {texts.none}
        </Text>
      )}
      {phones && phones.length > 0 && (
        <Stack as="ul" className={driversCss.driverPhones}>
          {phones.map((phone) => (
            <Row as="li" rowGap="2" gap="4" justify="between" wrap size="table" key={phone.id}>
              <span>
                <strong>{nameOf(phone)}</strong>
                <Text tone="muted">
                  {texts.since} <DayTimeInSentence at={phone.signedInAt} />
                </Text>
                <Text tone="muted">
                  {texts.lastSeen} <RelativeTime at={phone.lastSeenAt} />
                </Text>
                {phone.state !== 'SIGNED_IN' && <span>{texts.states[phone.state]}</span>}
              </span>
              {phone.state !== 'RELEASED' && (
                <Button
                  small
                  aria-label={phone.state === 'SIGNED_IN' ? texts.endOne({ name: nameOf(phone) }) : undefined}
                  onClick={() => setAsked(phone)}
                >
                  {phone.state === 'SIGNED_IN' ? texts.end : texts.release}
                </Button>
              )}
            </Row>
          ))}
        </Stack>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={isEnd ? texts.endTitle({ name: nameOf(asked) }) : texts.releaseTitle}
        confirm={isEnd ? texts.endConfirm : texts.release}
        keep={isEnd ? texts.endKeep : texts.releaseKeep}
        change={ending}
        onConfirm={() => asked && ending.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        <p>{isEnd ? texts.endText : texts.releaseText}</p>
      </ConfirmDialog>
    </>
  );
}
