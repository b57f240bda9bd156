// The transport types, each with its price, a note that it needs a quote, or a reason against it; and the
// services.

import { findText } from '../../../../shared/text/find-text.ts';
import { useLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatMoney } from '../../ui/format.ts';
import { Grid, Row } from '../../ui/layout.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { toCents } from '../order-status.tsx';
import type { Draft, TransportType } from './draft.ts';
import newOrderCss from './new-order.module.css';
import { useNewOrderTexts } from './use-new-order-texts.ts';
import type { Preview, PreviewOption } from './use-price.ts';

const TRANSPORTS: readonly TransportType[] = ['DRIVEN', 'TRAILER', 'TRUCK'];

interface ChoiceProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  preview: Preview | undefined;
}

export function TransportChoice({ draft, onChange, preview }: ChoiceProps) {
  const texts = useNewOrderTexts();
  const language = useLanguage();
  const currency = preview?.options.find(({ price }) => price)?.price?.currency ?? 'EUR';
  const plus = (net: number | undefined) =>
    net === undefined ? '' : `+ ${formatMoney(language, toCents(net), currency)}`;
  const driven = draft.transportType === 'DRIVEN';
  return (
    <>
      <Grid
        collapse="phone"
        gap="3"
        className={newOrderCss.transportChoice}
        role="radiogroup"
        aria-label={texts.transport}
      >
        {TRANSPORTS.map((transport) => (
          <Transport
            key={transport}
            transport={transport}
            option={preview?.options.find(({ transportType }) => transportType === transport)}
            possible={draft.driveable || transport !== 'DRIVEN'}
            chosen={draft.transportType === transport}
            onChoose={() => onChange({ ...draft, transportType: transport })}
          />
        ))}
      </Grid>
      <div className={newOrderCss.newOrderPair}>
        <Service
          name={texts.shortTermPlate}
          hint={driven ? texts.shortTermPlateHint : texts.onlyDriven}
          price={driven ? plus(preview?.services.shortTermPlateNet) : ''}
          checked={driven && draft.shortTermPlate}
          disabled={!driven}
          onChange={(shortTermPlate) => onChange({ ...draft, shortTermPlate })}
        />
        <Service
          name={texts.registration}
          hint={texts.registrationHint}
          price={plus(preview?.services.registrationNet)}
          checked={draft.registration}
          onChange={(registration) => onChange({ ...draft, registration })}
        />
      </div>
    </>
  );
}

function Transport({
  transport,
  option,
  possible,
  chosen,
  onChoose,
}: {
  transport: TransportType;
  option: PreviewOption | undefined;
  possible: boolean;
  chosen: boolean;
  onChoose: () => void;
}) {
  const texts = useNewOrderTexts();
  const { name, detail } = texts.transports[transport];
  const refused =
    option?.outcome === 'NOT_POSSIBLE' ? option.reason : possible ? null : 'VEHICLE_NOT_DRIVEABLE';
  return (
    <Row
      as="label"
      gap="2-5"
      align="stretch"
      size="table"
      className={join(newOrderCss.transport, refused && newOrderCss.transportRefused)}
    >
      <input
        type="radio"
        name="transportType"
        checked={chosen}
        disabled={refused !== null}
        onChange={onChoose}
      />
      <span>
        <strong>{name}</strong>
        <Text tone="muted">
          {refused ? (findText(texts.notPossible, refused) ?? texts.impossible) : detail}
        </Text>
        <TransportPrice option={refused ? undefined : option} />
      </span>
    </Row>
  );
}

const SERVICE_CODES: readonly (string | null)[] = [
  'REGISTRATION',
  'SHORT_TERM_PLATE',
  'REGISTRATION_FEE',
  'SHORT_TERM_PLATE_FEE',
];

/** The price of the transport, without the selected services. */
function TransportPrice({ option }: { option: PreviewOption | undefined }) {
  const texts = useNewOrderTexts();
  const language = useLanguage();
  if (!option) return <span>–</span>;
  if (!option.price) return <Marked tone="warn">{texts.byQuote}</Marked>;
  const services = option.price.lines.filter(({ code }) => SERVICE_CODES.includes(code));
  const net = toCents(option.price.net) - services.reduce((sum, line) => sum + toCents(line.net), 0);
  return (
    <Text as="strong" figures>
      {formatMoney(language, net, option.price.currency)}
    </Text>
  );
}

function Service({
  name,
  hint,
  price,
  checked,
  disabled = false,
  onChange,
}: {
  name: string;
  hint: string;
  price: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <Row as="label" gap="2-5" align="start" size="table" className={newOrderCss.checkLine}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <strong>{name}</strong>
        <Text tone="muted">{hint}</Text>
      </span>
      <Text figures className={newOrderCss.checkPrice}>
        {price}
      </Text>
    </Row>
  );
}
