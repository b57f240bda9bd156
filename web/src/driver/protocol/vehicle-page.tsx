// The first page: the driver checks that this is the right vehicle and the right contact.

import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { formatAddressLine } from '../../../../shared/addresses/address-line.ts';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import { join } from '../../ui/classes.ts';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { CarDrawing } from './car-drawing.tsx';
import { carShape } from './car-shapes.ts';
import { Foot, NextButton } from './frame.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import vehiclePageCss from './vehicle-page.module.css';

const VIN_END = 6;

export function VehiclePage() {
  const { trip, texts, isDelivery } = useProtocol();
  const { vehicle } = trip;
  const place = isDelivery ? trip.delivery : trip.pickup;
  const name = formatVehicleName(vehicle);
  const facts = [texts.vehicle.fuels[vehicle.fuelType], vehicle.modelYear].filter(Boolean).join(', ');
  return (
    <>
      <section className={join(protocolPagesCss.protocolBlock, vehiclePageCss.vehicleCard)}>
        <h2>{texts.vehicle.question}</h2>
        <p className={protocolPagesCss.protocolQuiet}>{texts.vehicle.sentence}</p>
        <div className={vehiclePageCss.vehicleDrawing}>
          <CarDrawing shape={carShape(vehicle.type, 'LEFT')} />
        </div>
        {vehicle.registration.licensePlate ? (
          <p className={vehiclePageCss.vehiclePlate}>{vehicle.registration.licensePlate}</p>
        ) : (
          <p className={protocolPagesCss.protocolQuiet}>{texts.vehicle.noPlate}</p>
        )}
        {name && (
          <Text as="p" size="type-9" weight="strong" className={vehiclePageCss.vehicleName}>
            {name}
          </Text>
        )}
        <p className={protocolPagesCss.protocolQuiet}>{facts}</p>
        {vehicle.vin && (
          <p className={vehiclePageCss.vehicleVin}>
            {texts.vehicle.vin}{' '}
            <code>
              {vehicle.vin.slice(0, -VIN_END)}
              <strong>{vehicle.vin.slice(-VIN_END)}</strong>
            </code>
          </p>
        )}
        {!vehicle.operationalStatus.driveable && (
          <Row
            as="p"
            gap="2-5"
            className={join(protocolPagesCss.protocolNote, protocolPagesCss.protocolNoteWarn)}
          >
            <IconAlertTriangle aria-hidden="true" />
            {texts.vehicle.notDriving}
          </Row>
        )}
      </section>
      <section className={join(protocolPagesCss.protocolBlock, vehiclePageCss.vehiclePlace)}>
        <p className={protocolPagesCss.protocolQuiet}>
          {isDelivery ? texts.vehicle.takenOverBy : texts.vehicle.handedOverBy}
        </p>
        <Text as="p" size="type-9" weight="strong" className={vehiclePageCss.vehicleName}>
          {place.contact.name ?? place.company}
        </Text>
        {place.contact.name && place.company && <p>{place.company}</p>}
        <p>{formatAddressLine(place)}</p>
        {trip.instructions && (
          <Row as="p" gap="2-5" className={protocolPagesCss.protocolNote}>
            <IconInfoCircle aria-hidden="true" />
            {trip.instructions}
          </Row>
        )}
      </section>
      <Foot>
        <NextButton />
      </Foot>
    </>
  );
}
