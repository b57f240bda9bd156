// The first page: the driver checks that this is the right vehicle and the right contact.
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { CarDrawing } from './car-drawing.tsx';
import { carShape } from './car-shapes.ts';
import { Foot, NextButton } from './frame.tsx';
import { useProtocol } from './protocol-context.tsx';
import './vehicle-page.css';

const VIN_END = 6;

export function VehiclePage() {
  const { trip, words, isDelivery } = useProtocol();
  const { vehicle } = trip;
  const place = isDelivery ? trip.delivery : trip.pickup;
  const name = [vehicle.manufacturer, vehicle.model].filter(Boolean).join(' ');
  const facts = [words.vehicle.fuels[vehicle.fuelType], vehicle.modelYear].filter(Boolean).join(', ');
  return (
    <>
      <section className="protocol-block vehicle-card">
        <h2>{words.vehicle.question}</h2>
        <p className="protocol-quiet">{words.vehicle.sentence}</p>
        <div className="vehicle-drawing">
          <CarDrawing shape={carShape(vehicle.type, 'LEFT')} />
        </div>
        {vehicle.registration.licensePlate ? (
          <p className="vehicle-plate">{vehicle.registration.licensePlate}</p>
        ) : (
          <p className="protocol-quiet">{words.vehicle.noPlate}</p>
        )}
        {name && <p className="vehicle-name">{name}</p>}
        <p className="protocol-quiet">{facts}</p>
        {vehicle.vin && (
          <p className="vehicle-vin">
            {words.vehicle.vin} <span>{vehicle.vin.slice(0, -VIN_END)}</span>
            <strong>{vehicle.vin.slice(-VIN_END)}</strong>
          </p>
        )}
        {!vehicle.operationalStatus.driveable && (
          <p className="protocol-note protocol-note-warn">
            <IconAlertTriangle aria-hidden="true" />
            {words.vehicle.notDriving}
          </p>
        )}
      </section>
      <section className="protocol-block vehicle-place">
        <p className="protocol-quiet">
          {isDelivery ? words.vehicle.takenOverBy : words.vehicle.handedOverBy}
        </p>
        <p className="vehicle-name">{place.contact.name ?? place.company}</p>
        {place.contact.name && place.company && <p>{place.company}</p>}
        <p>{`${place.street}, ${place.postalCode} ${place.city}`}</p>
        {trip.instructions && (
          <p className="protocol-note">
            <IconInfoCircle aria-hidden="true" />
            {trip.instructions}
          </p>
        )}
      </section>
      <Foot>
        <NextButton />
      </Foot>
    </>
  );
}
