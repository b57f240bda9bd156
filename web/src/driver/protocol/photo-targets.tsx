// Instructions for each photo: where the driver stands, and the outline that the car should fill.

import { PHOTO_ANGLES, type PhotoAngle } from '../../../../shared/vehicle/photo-angles.ts';
import { classNamed } from '../../ui/classes.ts';
import cameraScreenCss from './camera-screen.module.css';
import type { PhotoTarget } from './camera-screen.tsx';
import { CarOutline } from './car-drawing.tsx';
import { carShape, type VehicleType } from './car-shapes.ts';
import type { ProtocolTexts } from './texts.ts';

export function photoTargetFor(angle: PhotoAngle, type: VehicleType, { photos }: ProtocolTexts): PhotoTarget {
  return {
    subject: { of: 'angle', angle },
    title: photos.titles[angle],
    detail: photos.photoOf({ at: PHOTO_ANGLES.indexOf(angle) + 1, of: PHOTO_ANGLES.length }),
    hint: photos.hints[angle],
    outline: <Outline angle={angle} type={type} />,
  };
}

function Outline({ angle, type }: { angle: PhotoAngle; type: VehicleType }) {
  if (angle === 'DASHBOARD') return <Dials />;
  if (angle === 'INTERIOR' || angle === 'TRUNK') return null;
  return <CarOutline shape={carShape(type, angle)} />;
}

function Dials() {
  return (
    <svg className={cameraScreenCss.carOutline} viewBox="-2 -2 204 84" aria-hidden="true">
      {(['ground', 'line'] as const).map((name) => (
        <g key={name} className={classNamed(cameraScreenCss, `car-outline-${name}`)}>
          <circle cx={46} cy={40} r={36} />
          <circle cx={154} cy={40} r={36} />
          <path d="M84 52 L116 52 L116 70 L84 70 Z" />
        </g>
      ))}
    </svg>
  );
}
