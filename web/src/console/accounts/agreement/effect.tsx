// The effect of a draft: an example in both versions, the price by distance, the last 30 days, and each
// change.

import { findText } from '../../../../../shared/text/find-text.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { join } from '../../../ui/classes.ts';
import { DateTimeField } from '../../../ui/date-field.tsx';
import { formatMoney, formatNumber } from '../../../ui/format.ts';
import { Select, TextField, wireTo } from '../../../ui/inputs.tsx';
import { Card, Grid, Row } from '../../../ui/layout.tsx';
import { Status } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import agreementCss from './agreement.module.css';
import { Curve } from './curve.tsx';
import { TRANSPORT_TYPES, VEHICLE_TYPES } from './draft.ts';
import type { Example, Preview } from './queries.ts';
import { agreementTexts } from './texts.ts';

interface Props {
  preview: Preview | undefined;
  example: Example;
  onExample: (example: Example) => void;
  /** Null if the account has no orders to use as an example. */
  onAnother: (() => void) | null;
  nextVersion: number;
  includedKm: number | null;
}

export function useAmounts(currency: string) {
  const language = useLanguage();
  return (amount: number) => formatMoney(language, Math.round(amount * 100), currency);
}

/** "2.1 %", without its sign. */
export function usePercent() {
  const language = useLanguage();
  return (before: number, after: number) =>
    `${Math.abs(((after - before) / before) * 100).toLocaleString(language, { maximumFractionDigits: 1 })} %`;
}

export function ExampleCard({ preview, example, onExample, onAnother, nextVersion, includedKm }: Props) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const wire = wireTo(example, onExample);
  const shown = preview?.example;
  return (
    <Card as="section" className={agreementCss.effectCard} aria-label={texts.example}>
      <header>
        <h2>{texts.example}</h2>
        {onAnother && (
          <Button kind="text" small onClick={onAnother}>
            {texts.another}
          </Button>
        )}
      </header>
      <Grid gap="2" className={agreementCss.examplePlaces}>
        <TextField name="example.from" label={texts.from} {...wire('from')} />
        <TextField name="example.to" label={texts.to} {...wire('to')} />
        <DateTimeField name="example.pickup" label={texts.examplePickup} {...wire('pickup')} />
      </Grid>
      <Row gap="1-5" wrap className={agreementCss.exampleChoices}>
        <Select
          aria-label={texts.exampleTransport}
          value={example.transportType}
          choices={TRANSPORT_TYPES.map((value) => ({ value, label: texts.transport[value] }))}
          onChange={wire('transportType').onChange}
        />
        <Select
          aria-label={texts.exampleVehicle}
          value={example.vehicleType}
          choices={VEHICLE_TYPES.map((value) => ({ value, label: texts.vehicles[value] }))}
          onChange={wire('vehicleType').onChange}
        />
        {(['registration', 'shortTermPlate'] as const).map((service) => (
          <Text
            as="button"
            tone="muted"
            size="meta"
            weight="medium"
            key={service}
            type="button"
            className={agreementCss.toggle}
            aria-pressed={example[service]}
            onClick={() => onExample({ ...example, [service]: !example[service] })}
          >
            {!example[service] && '+ '}
            {texts[service]}
          </Text>
        ))}
      </Row>
      {shown && (
        <>
          <ExamplePrices shown={shown} preview={preview} nextVersion={nextVersion} includedKm={includedKm} />
          <Outcome shown={shown} currency={preview.currency} />
          <Text as="p" tone="muted" className={agreementCss.effectNote}>
            {shown.distanceKm === null
              ? texts.distanceUnknown
              : texts.distance({ km: formatNumber(language, Math.round(shown.distanceKm), 'kilometer') })}
          </Text>
        </>
      )}
    </Card>
  );
}

type Shown = NonNullable<Preview['example']>;

function ExamplePrices({
  shown,
  preview,
  nextVersion,
  includedKm,
}: {
  shown: Shown;
  preview: Preview;
  nextVersion: number;
  includedKm: number | null;
}) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const money = useAmounts(preview.currency);
  const codes = [...new Set([...keysOf(shown.before.price), ...keysOf(shown.after.price)])];
  if (codes.length === 0) return null;
  const lineOf = (price: Shown['after']['price'], key: string) =>
    price?.lines.find((line) => keyOf(line) === key);
  const name = (key: string) => {
    const line = lineOf(shown.after.price, key) ?? lineOf(shown.before.price, key)!;
    const { quantity: km, fromKm, percent } = line;
    const code = line.code ?? '';
    if (code === 'DISTANCE' && fromKm !== null)
      return texts.lines.tier({
        km: formatNumber(language, Math.round(km), 'kilometer'),
        from: formatNumber(language, fromKm, 'kilometer'),
      });
    if (code === 'DISTANCE')
      return texts.lines.DISTANCE({ km: formatNumber(language, Math.round(km), 'kilometer') });
    if (code === 'BASE')
      return texts.lines.BASE({ km: includedKm ? formatNumber(language, includedKm, 'kilometer') : null });
    const known = findText(texts.priceLines, code) ?? code;
    return percent === null
      ? known
      : texts.lines.share({ line: known, percent: formatNumber(language, percent, 'percent') });
  };
  const row = (label: string, before: number | undefined, after: number | undefined, strong = false) => (
    <tr key={label} className={strong ? agreementCss.exampleNet : undefined}>
      <th scope="row">{label}</th>
      <td>{before === undefined ? '–' : money(before)}</td>
      <td>{after === undefined ? '–' : money(after)}</td>
    </tr>
  );
  const { before, after } = shown;
  const vatRate = after.price?.vatRate ?? before.price?.vatRate ?? 0;
  return (
    <table className={agreementCss.examplePrices}>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.version({ version: preview.currentVersion })}</th>
          <th scope="col">{texts.version({ version: nextVersion })}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) =>
          row(name(code), lineOf(before.price, code)?.net, lineOf(after.price, code)?.net),
        )}
        {row(texts.net, before.price?.net, after.price?.net, true)}
        {row(texts.vatRate({ rate: formatNumber(language, vatRate) }), before.price?.vat, after.price?.vat)}
        {row(texts.gross, before.price?.gross, after.price?.gross)}
      </tbody>
    </table>
  );
}

type ShownLine = NonNullable<Shown['after']['price']>['lines'][number];

/** The tiers of a tariff have the same code. */
const keyOf = ({ code, fromKm }: ShownLine) => `${code} ${fromKm ?? ''}`;

function keysOf(price: Shown['after']['price']): string[] {
  return price?.lines.map(keyOf) ?? [];
}

function Outcome({ shown: { before, after }, currency }: { shown: Shown; currency: string }) {
  const texts = useTexts(agreementTexts);
  const money = useAmounts(currency);
  const { outcome } = texts;
  const why = ({ reason }: Shown['after']) => (reason ? (findText(texts.reasons, reason) ?? reason) : '');
  if (before.price && after.price) {
    const more = after.price.net - before.price.net;
    const difference =
      Math.abs(more) < 0.005
        ? outcome.same
        : more > 0
          ? outcome.more({ amount: money(more) })
          : outcome.less({ amount: money(-more) });
    return (
      <p className={agreementCss.exampleOutcome}>
        <Status tone="good">{outcome.both}</Status>{' '}
        <Text tone="muted">{outcome.bothDetail({ difference })}</Text>
      </p>
    );
  }
  const detail = [
    why(after),
    before.outcome !== after.outcome && outcome.before({ what: outcome[before.outcome] }),
  ];
  return (
    <p className={agreementCss.exampleOutcome}>
      <Status tone={after.outcome === 'ORDER' ? 'good' : after.outcome === 'REQUEST' ? 'warn' : 'alert'}>
        {outcome[after.outcome]}
      </Status>{' '}
      <Text tone="muted">{detail.filter(Boolean).join(', ')}</Text>
    </p>
  );
}

export function CurveCard({
  preview,
  example,
  nextVersion,
}: {
  preview: Preview;
  example: Example;
  nextVersion: number;
}) {
  const texts = useTexts(agreementTexts);
  const what = `${texts.transport[example.transportType]}, ${texts.vehicles[example.vehicleType]}`;
  return (
    <Card as="section" className={agreementCss.effectCard} aria-label={texts.curve({ what })}>
      <header>
        <h2>{texts.curve({ what })}</h2>
        <Row as="span" gap="1-5" size="meta" tone="muted">
          <span className={agreementCss.curveKey} aria-hidden="true" />{' '}
          {texts.version({ version: nextVersion })}
          <span className={join(agreementCss.curveKey, agreementCss.curveKeyOld)} aria-hidden="true" />{' '}
          {texts.version({ version: preview.currentVersion })}
        </Row>
      </header>
      <Curve preview={preview} what={what} />
    </Card>
  );
}

export function RepricedCard({ repriced, currency }: { repriced: Preview['repriced']; currency: string }) {
  const texts = useTexts(agreementTexts);
  const money = useAmounts(currency);
  const percent = usePercent();
  const { orders, net, newRequests, newOrders, refused, capped } = repriced;
  const more = net.after - net.before;
  const isSame = Math.abs(more) < 0.005;
  return (
    <Card as="section" className={agreementCss.effectCard} aria-label={texts.repriced}>
      <header>
        <h2>{texts.repriced}</h2>
        <Text tone="muted">
          {capped
            ? texts.capped
            : texts.repricedOf({ orders: texts.orders({ value: orders }), net: money(net.before) })}
        </Text>
      </header>
      <Grid gap="3" className={agreementCss.repriced}>
        <div>
          <Text
            as="strong"
            size="lead"
            figures
          >{`${isSame ? '' : more > 0 ? '+ ' : '− '}${money(Math.abs(more))}`}</Text>
          <Text tone="muted">
            {isSame
              ? texts.unchanged
              : more > 0
                ? texts.percentMore({ percent: percent(net.before, net.after) })
                : texts.percentLess({ percent: percent(net.before, net.after) })}
          </Text>
        </div>
        <div>
          <Text as="strong" size="lead" className={newRequests > 0 ? agreementCss.repricedMind : undefined}>
            {newRequests > 0 ? texts.orders({ value: newRequests }) : texts.none}
          </Text>
          <Text tone="muted">
            {texts.wouldRequest}
            {newOrders > 0 && `, ${texts.wouldOrder({ value: newOrders })}`}
          </Text>
        </div>
        <div>
          <Text as="strong" size="lead" className={refused > 0 ? agreementCss.repricedAlert : undefined}>
            {refused > 0 ? texts.orders({ value: refused }) : texts.none}
          </Text>
          <Text tone="muted">{texts.wouldRefuse}</Text>
        </div>
      </Grid>
    </Card>
  );
}
