// Approves or declines a request of a driver; declining asks for a remark that the driver sees.
import { useState } from 'react';
import { availabilityTexts } from '../../../../shared/texts/generated/console/availability.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast, toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { type Absence, useDecideAbsence } from './availability-queries.ts';

export function AbsenceDecision({
  request,
}: {
  request: Pick<Absence, 'id' | 'version'> & { driverName: string };
}) {
  const texts = useTexts(availabilityTexts).decision;
  const { id, version, driverName } = request;
  const [isDeclining, setIsDeclining] = useState(false);
  const decide = useDecideAbsence(id, ({ state }) => {
    setIsDeclining(false);
    toast((state === 'APPROVED' ? texts.approved : texts.declined)({ name: driverName }));
  });
  const approve = () => decide.mutate({ decision: 'APPROVE', version }, { onError: toastError });
  return (
    <>
      <Button small data-primary busy={decide.isPending && !isDeclining} onClick={approve}>
        {texts.approve}
      </Button>
      <Button small onClick={() => setIsDeclining(true)}>
        {texts.decline}
      </Button>
      <ReasonDialog
        open={isDeclining}
        title={texts.declineTitle({ name: driverName })}
        text={texts.declineText}
        label={texts.reason}
        confirm={texts.decline}
        keep={texts.keep}
        ending={{
          mutate: ({ reason }) =>
            decide.mutate({ decision: 'DECLINE', version, ...(reason && { remark: reason }) }),
          isPending: decide.isPending,
          error: decide.error,
        }}
        onClose={() => setIsDeclining(false)}
      />
    </>
  );
}
