import { classNamed } from '../../ui/classes.ts';
import cameraScreenCss from './camera-screen.module.css';
import type { CarShape } from './car-shapes.ts';
import damagesPageCss from './damages-page.module.css';

export function CarDrawing({ shape }: { shape: CarShape }) {
  const { width, height } = shape;
  return (
    <svg className={damagesPageCss.carDrawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g {...(shape.mirrored && { transform: `translate(${width} 0) scale(-1 1)` })}>
        {shape.seen !== 'TOP' && (
          <ellipse
            className={damagesPageCss.carShadow}
            cx={width / 2}
            cy={height + 0.4}
            rx={width * 0.49}
            ry={2}
          />
        )}
        {(shape.seen === 'FRONT' || shape.seen === 'REAR') && <Tyres shape={shape} />}
        <path className={damagesPageCss.carBody} d={shape.body} />
        <path className={damagesPageCss.carGlass} d={shape.glass} />
        <path className={damagesPageCss.carDetails} d={shape.details} />
        {shape.wheels.map(([x, y, radius]) => (
          <g key={x}>
            <circle className={damagesPageCss.carBody} cx={x} cy={y} r={radius} />
            <circle className={damagesPageCss.carDetails} cx={x} cy={y} r={radius * 0.58} />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** In the front and rear views the tyres are visible only below the body. */
function Tyres({ shape: { width, height } }: { shape: CarShape }) {
  return [0.13, 0.74].map((x) => (
    <rect
      key={x}
      className={damagesPageCss.carTyre}
      x={x * width}
      y={height - 18}
      width={width * 0.13}
      height={17}
      rx={3}
    />
  ));
}

/** A dashed outline for aiming: body, windows and wheels only. */
export function CarOutline({ shape }: { shape: CarShape }) {
  const { width, height } = shape;
  return (
    <svg
      className={cameraScreenCss.carOutline}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      aria-hidden="true"
    >
      <g {...(shape.mirrored && { transform: `translate(${width} 0) scale(-1 1)` })}>
        {/* Drawn twice, dark below light, so that it is visible on white and on black cars. */}
        {(['ground', 'line'] as const).map((name) => (
          <g key={name} className={classNamed(cameraScreenCss, `car-outline-${name}`)}>
            <path d={shape.body} />
            {shape.wheels.map(([x, y, radius]) => (
              <circle key={x} cx={x} cy={y} r={radius} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
