// The form fields of each command, and the request body that is sent.
import type { ReactNode } from 'react';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { DateTimeField } from '../../ui/date-field.tsx';
import { TextAreaField, TextField, wireTo } from '../../ui/inputs.tsx';
import { toInstant, toLocal } from '../../ui/local-time.ts';
import { AssignDriver, type ChosenDriver } from './assign-driver.tsx';
import orderCss from './order.module.css';
import type { CommandBody, CommandName, DispatchListItem, OrderChangeName } from './order-queries.ts';
import { dispatchTexts } from './texts.ts';

export interface CommandInput {
  driver: ChosenDriver | null;
  reason: string;
  at: string;
  odometerKm: string;
  fuelLevelPercent: string;
  hasDamage: boolean;
  damageDescription: string;
  confirm: boolean;
  requestedDelivery: string;
  description: string;
  reportedBy: string;
}

/** Proposes a new delivery time one hour after the agreed time, or after now if that is later. */
export function emptyInput({ requestedDelivery }: DispatchListItem): CommandInput {
  const agreed = Math.max(requestedDelivery ? Date.parse(requestedDelivery) : 0, Date.now());
  const later = new Date(Math.ceil((agreed + HOUR_MS) / 300_000) * 300_000).toISOString();
  return {
    driver: null,
    reason: '',
    at: '',
    odometerKm: '',
    fuelLevelPercent: '',
    hasDamage: false,
    damageDescription: '',
    confirm: false,
    requestedDelivery: toLocal(later),
    description: '',
    reportedBy: '',
  };
}

/** Leaves out empty fields; sends invalid numbers too, so that the API reports them as field errors. */
export function bodyOf(
  command: Exclude<CommandName, OrderChangeName>,
  given: CommandInput,
  version: number,
): CommandBody {
  const text = (name: 'reason' | 'damageDescription' | 'description' | 'reportedBy') =>
    given[name].trim() ? { [name]: given[name].trim() } : {};
  const figure = (name: 'odometerKm' | 'fuelLevelPercent') =>
    given[name].trim() ? { [name]: Number(given[name].replace(',', '.')) } : {};
  const readings = {
    ...(given.at && { at: toInstant(given.at) }),
    ...figure('odometerKm'),
    ...figure('fuelLevelPercent'),
  };
  const rest = {
    assign_driver: { driverId: given.driver?.id },
    reassign_driver: { driverId: given.driver?.id },
    pick_up: readings,
    hand_over: {
      ...readings,
      hasDamage: given.hasDamage,
      ...(given.hasDamage && text('damageDescription')),
      ...(given.confirm && { confirm: true }),
    },
    report_delay: { requestedDelivery: toInstant(given.requestedDelivery), ...text('reason') },
    complain: { ...text('description'), ...text('reportedBy') },
    driver_dropped_out: text('reason'),
    trip_in_vain: { reason: given.reason.trim() },
    cancel: text('reason'),
    reopen: { reason: given.reason.trim() },
    undo_delivery: { reason: given.reason.trim() },
    undo_completion: { reason: given.reason.trim() },
    reject_request: text('reason'),
    cancel_invoice: { reason: given.reason.trim() },
  } as Partial<Record<CommandName, object>>;
  return { command, version, ...rest[command] } as CommandBody;
}

interface CommandFieldsProps {
  order: DispatchListItem;
  given: CommandInput;
  onChange: (given: CommandInput) => void;
  /** True after the API asked to confirm an implausible odometer reading. */
  askConfirm: boolean;
}

/** Commands without an entry have no fields. */
const FIELDS: Partial<Record<CommandName, (props: CommandFieldsProps) => ReactNode>> = {
  assign_driver: DriverChoice,
  reassign_driver: DriverChoice,
  driver_dropped_out: Reason,
  trip_in_vain: Reason,
  cancel: Reason,
  reject_request: Reason,
  reopen: NeededReason,
  undo_delivery: NeededReason,
  undo_completion: NeededReason,
  cancel_invoice: PrintedReason,
  pick_up: Readings,
  hand_over: Handover,
  report_delay: Delay,
  complain: Complaint,
};

export function CommandFields({ command, ...props }: CommandFieldsProps & { command: CommandName }) {
  const Fields = FIELDS[command];
  return Fields ? <Fields {...props} /> : null;
}

const useFieldTexts = () => useTexts(dispatchTexts).page.fields;

function DriverChoice({ order, given, onChange }: CommandFieldsProps) {
  return (
    <AssignDriver order={order} chosen={given.driver} onChoose={(driver) => onChange({ ...given, driver })} />
  );
}

function Reason({ given, onChange }: CommandFieldsProps) {
  const fields = useFieldTexts();
  const wire = wireTo(given, onChange);
  return <TextField name="reason" label={fields.reason} optional maxLength={500} {...wire('reason')} />;
}

function NeededReason({ given, onChange }: CommandFieldsProps) {
  const { reason } = useFieldTexts();
  return <TextField name="reason" label={reason} maxLength={500} {...wireTo(given, onChange)('reason')} />;
}

function PrintedReason({ given, onChange }: CommandFieldsProps) {
  const fields = useFieldTexts();
  const wire = wireTo(given, onChange);
  return (
    <TextField
      name="reason"
      label={fields.reason}
      hint={fields.printedReason}
      maxLength={500}
      {...wire('reason')}
    />
  );
}

function Readings({ given, onChange }: CommandFieldsProps) {
  const fields = useFieldTexts();
  const wire = wireTo(given, onChange);
  return (
    <div className={orderCss.dispatchReadings}>
      <TextField
        name="odometerKm"
        label={fields.odometerKm}
        optional
        inputMode="decimal"
        {...wire('odometerKm')}
      />
      <TextField
        name="fuelLevelPercent"
        label={fields.fuelLevelPercent}
        optional
        inputMode="decimal"
        {...wire('fuelLevelPercent')}
      />
      <DateTimeField name="at" label={fields.at} hint={fields.atHint} yearlessDay="nearest" {...wire('at')} />
    </div>
  );
}

function Handover(props: CommandFieldsProps) {
  const fields = useFieldTexts();
  const wire = wireTo(props.given, props.onChange);
  return (
    <>
      <Readings {...props} />
      {props.askConfirm && <Check label={fields.confirm} {...wire('confirm')} />}
      <Check label={fields.hasDamage} {...wire('hasDamage')} />
      {props.given.hasDamage && (
        <TextAreaField
          name="damageDescription"
          label={fields.damageDescription}
          rows={2}
          maxLength={500}
          {...wire('damageDescription')}
        />
      )}
    </>
  );
}

function Delay(props: CommandFieldsProps) {
  const fields = useFieldTexts();
  const wire = wireTo(props.given, props.onChange);
  return (
    <div className={orderCss.dispatchReadings}>
      <DateTimeField
        name="requestedDelivery"
        label={fields.requestedDelivery}
        {...wire('requestedDelivery')}
      />
      <Reason {...props} />
    </div>
  );
}

function Complaint({ given, onChange }: CommandFieldsProps) {
  const fields = useFieldTexts();
  const wire = wireTo(given, onChange);
  return (
    <>
      <TextAreaField
        name="description"
        label={fields.description}
        rows={2}
        maxLength={500}
        {...wire('description')}
      />
      <TextField
        name="reportedBy"
        label={fields.reportedBy}
        hint={fields.reportedByHint}
        optional
        maxLength={200}
        {...wire('reportedBy')}
      />
    </>
  );
}

function Check({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className={orderCss.dispatchCheck}>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
