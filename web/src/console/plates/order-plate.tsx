// The short-term plate of an order: which one it has, and assigning one from the stock.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { platesTexts } from '../../../../shared/texts/generated/console/plates.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatCalendarDay } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Plate as PlateSign } from '../../ui/plate.tsx';
import { Marked } from '../../ui/status.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import { type Plate, useActOnPlate, usePlates, usePlatesOfOrder } from './plate-queries.ts';

/** Nothing for an order that needs no plate and has none. */
export function OrderPlate({ orderId, isBooked }: { orderId: string; isBooked: boolean }) {
  const texts = useTexts(platesTexts);
  const { may } = useConsole();
  const { data: plates } = usePlatesOfOrder(orderId);
  const [choosing, setChoosing] = useState(false);
  const acting = useActOnPlate(({ number }) => toast(texts.returned({ number })));
  const plate = plates?.[0] ?? null;
  if (!plates || (plate === null && !isBooked)) return null;
  const isOut = plate?.state === 'WITH_DRIVER' || plate?.state === 'USED';
  return (
    <Stack gap="2">
      {plate ? <PlateLine plate={plate} /> : <Marked tone="warn">{texts.ofOrder.missing}</Marked>}
      {may('dispatch') && (
        <Row gap="2" wrap>
          {!isOut && (
            <Button small onClick={() => setChoosing(true)}>
              {texts.ofOrder.choose}
            </Button>
          )}
          {isOut && (
            <Button
              small
              busy={acting.isPending}
              onClick={() => acting.mutate({ id: plate!.id, action: 'return', version: plate!.version })}
            >
              {texts.giveBack}
            </Button>
          )}
        </Row>
      )}
      <ErrorState error={acting.error} />
      {choosing && <ChoosePlate orderId={orderId} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}

function PlateLine({ plate }: { plate: Plate }) {
  const texts = useTexts(platesTexts);
  const language = useLanguage();
  return (
    <Row gap="2" wrap>
      <PlateSign>{plate.number}</PlateSign>
      <Text tone="muted">
        {texts.states[plate.state]},{' '}
        {texts.ofOrder.until({ day: formatCalendarDay(language, plate.validUntil) })}
      </Text>
    </Row>
  );
}

/** Plates in stock; one that cannot be used says why when it is chosen. */
function ChoosePlate({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const texts = useTexts(platesTexts);
  const plates = usePlates('IN_STOCK');
  const acting = useActOnPlate(({ number }) => {
    toast(texts.useOn.done({ number }));
    onClose();
  });
  const found = plates.rows?.filter(({ expired }) => !expired);
  return (
    <Dialog
      open
      title={texts.ofOrder.chooseTitle}
      {...(found && { sentence: texts.ofOrder.inStock({ count: found.length }) })}
      onClose={onClose}
      foot={{ aside: <Link to="/drivers/plates">{texts.ofOrder.open}</Link> }}
    >
      <Stack gap="2">
        <ErrorState error={acting.error} />
        {!found && <SkeletonLines />}
        {found?.length === 0 && (
          <Text as="p" tone="muted">
            {texts.ofOrder.none}
          </Text>
        )}
        {found?.map((plate) => (
          <Row key={plate.id} gap="3" justify="between">
            <PlateLine plate={plate} />
            <Button
              small
              disabled={acting.isPending}
              onClick={() =>
                acting.mutate({ id: plate.id, action: 'use', order: orderId, version: plate.version })
              }
            >
              {texts.useOn.submit}
            </Button>
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}
