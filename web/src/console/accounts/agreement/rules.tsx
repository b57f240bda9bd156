// The rules for when a quote is needed, each with the number of recent orders that it would have affected.

import type { ReactNode } from 'react';
import { useTexts } from '../../../messages/use-texts.ts';
import { join } from '../../../ui/classes.ts';
import layoutCss from '../../../ui/layout.module.css';
import { Card, Grid, Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import agreementCss from './agreement.module.css';
import { type TermsDraft, TRANSPORT_TYPES, VEHICLE_TYPES } from './draft.ts';
import type { Preview } from './queries.ts';
import { TermChanged, TermField } from './term-field.tsx';
import { agreementTexts } from './texts.ts';

type Reason = Preview['repriced']['reasons'][number]['reason'];

interface Props {
  draft: TermsDraft;
  base: TermsDraft;
  preview: Preview | undefined;
  change: (draft: TermsDraft) => void;
}

const START_LIMIT = '1000';

export function Rules({ draft, base, preview, change }: Props) {
  const texts = useTexts(agreementTexts);
  const { rules } = texts;
  const limited = draft.distanceAboveKm !== '';
  return (
    <Card className={join(layoutCss.lines, agreementCss.rules)}>
      <Rule name={rules.transport} caught={affectedOrders(preview, 'TRANSPORT_TYPE')}>
        <Toggles
          label={rules.transport}
          all={TRANSPORT_TYPES}
          names={texts.transport}
          chosen={draft.quoteTransport}
          was={base.quoteTransport}
          onChange={(quoteTransport) => change({ ...draft, quoteTransport })}
        />
      </Rule>
      <Rule name={rules.vehicle} caught={affectedOrders(preview, 'VEHICLE_TYPE')}>
        <Toggles
          label={rules.vehicle}
          all={VEHICLE_TYPES}
          names={texts.vehicles}
          chosen={draft.quoteVehicle}
          was={base.quoteVehicle}
          onChange={(quoteVehicle) => change({ ...draft, quoteVehicle })}
        />
      </Rule>
      <Rule
        name={rules.distance}
        caught={affectedOrders(preview, 'DISTANCE_ABOVE_LIMIT')}
        on={limited}
        onToggle={(on) =>
          change({ ...draft, distanceAboveKm: on ? base.distanceAboveKm || START_LIMIT : '' })
        }
      >
        {limited ? (
          <TermField
            labelHidden
            name="quoteRequired.distanceAboveKm"
            label={rules.distance}
            value={draft.distanceAboveKm}
            was={base.distanceAboveKm}
            unit="km"
            onChange={(distanceAboveKm) => change({ ...draft, distanceAboveKm: distanceAboveKm || '0' })}
          />
        ) : (
          <Text tone="muted">
            {base.distanceAboveKm && texts.was({ value: `${base.distanceAboveKm} km` })}
          </Text>
        )}
      </Rule>
      <Rule
        name={rules.unknown}
        caught={affectedOrders(preview, 'DISTANCE_UNKNOWN')}
        on={draft.distanceUnknown}
        onToggle={(distanceUnknown) => change({ ...draft, distanceUnknown })}
      >
        <TermChanged changed={draft.distanceUnknown !== base.distanceUnknown}>
          <Text tone="muted">{rules.unknownHelp}</Text>
        </TermChanged>
      </Rule>
      <Rule name={rules.unclear} caught={affectedOrders(preview, 'ADDRESS_UNCLEAR')}>
        <Text tone="muted">{rules.unclearHelp}</Text>
      </Rule>
      <Rule name={rules.noTariff} caught={affectedOrders(preview, 'NO_TARIFF')}>
        <Text tone="muted">{rules.noTariffHelp}</Text>
      </Rule>
    </Card>
  );
}

function affectedOrders(preview: Preview | undefined, reason: Reason) {
  return preview?.repriced.reasons.find((one) => one.reason === reason);
}

function Rule({
  name,
  caught,
  on,
  onToggle,
  children,
}: {
  name: string;
  caught: { before: number; after: number } | undefined;
  /** Absent for a rule without a switch. */
  on?: boolean;
  onToggle?: (on: boolean) => void;
  children: ReactNode;
}) {
  const texts = useTexts(agreementTexts);
  const differs = caught !== undefined && caught.before !== caught.after;
  return (
    <Grid gap="3" align="center" className={agreementCss.rule}>
      {onToggle ? (
        <label>
          <input type="checkbox" checked={on} onChange={({ target }) => onToggle(target.checked)} /> {name}
        </label>
      ) : (
        <span className={agreementCss.ruleName}>{name}</span>
      )}
      <div>{children}</div>
      <Text tone="muted" figures className={differs ? agreementCss.ruleDiffers : undefined}>
        {caught &&
          (differs ? texts.before({ now: String(caught.after), was: String(caught.before) }) : caught.after)}
      </Text>
    </Grid>
  );
}

function Toggles<Value extends string>({
  label,
  all,
  names,
  chosen,
  was,
  onChange,
}: {
  label: string;
  all: readonly Value[];
  names: Record<Value, string>;
  chosen: readonly Value[];
  was: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  return (
    <Row as="fieldset" gap="1-5" align="stretch" wrap aria-label={label}>
      {all.map((value) => {
        const on = chosen.includes(value);
        const changed = on !== was.includes(value);
        return (
          <Text
            as="button"
            tone="muted"
            size="meta"
            weight="medium"
            key={value}
            type="button"
            aria-pressed={on}
            className={join(agreementCss.toggle, changed && agreementCss.toggleChanged)}
            onClick={() => onChange(all.filter((one) => (one === value ? !on : chosen.includes(one))))}
          >
            {!on && '+ '}
            {names[value]}
          </Text>
        );
      })}
    </Row>
  );
}
