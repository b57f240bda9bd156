// Next to the form: the price, or the reason why the order becomes a request.
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fillText } from '../../../../shared/text/fill-text.ts';
import { findText } from '../../../../shared/text/find-text.ts';
import { inSentence } from '../../../../shared/text/in-sentence.ts';
import { useLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatMoney, formatNumber } from '../../ui/format.ts';
import { Card, Row, Stack } from '../../ui/layout.tsx';
import { Status } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { toCents } from '../order-status.tsx';
import { PriceFacts } from '../price-facts.tsx';
import type { Draft } from './draft.ts';
import newOrderCss from './new-order.module.css';
import type { Preview, PreviewOption } from './use-price.ts';
import { useNewOrderWords } from './words.ts';

interface AsideProps {
  draft: Draft;
  preview: Preview | undefined;
  option: PreviewOption | undefined;
  /** Shown below the price. */
  children?: ReactNode;
}

export function PriceAside({ draft, preview, option, children }: AsideProps) {
  const words = useNewOrderWords();
  return (
    <Stack as="aside" gap="4" className={newOrderCss.newOrderAside} aria-label={words.price.label}>
      <Card as="section" className={newOrderCss.priceCard} aria-live="polite">
        {preview && option ? (
          <Outcome draft={draft} preview={preview} option={option} />
        ) : (
          <Text as="p" tone="muted" className={newOrderCss.pricePart}>
            {words.price.waiting}
          </Text>
        )}
      </Card>
      {children}
    </Stack>
  );
}

function Outcome({ draft, preview, option }: { draft: Draft; preview: Preview; option: PreviewOption }) {
  const words = useNewOrderWords();
  if (option.outcome === 'NOT_POSSIBLE') {
    return (
      <div className={newOrderCss.pricePart}>
        <Status tone="alert">{words.price.impossible}</Status>
        <Text as="p" tone="muted">
          {findText(words.notPossible, option.reason ?? '') ?? words.impossible}
        </Text>
      </div>
    );
  }
  return option.price ? (
    <Priced preview={preview} option={option} draft={draft} />
  ) : (
    <Requested preview={preview} option={option} draft={draft} />
  );
}

function Priced({ preview, option, draft }: { preview: Preview; option: PreviewOption; draft: Draft }) {
  const words = useNewOrderWords();
  const language = useLanguage();
  const price = option.price!;
  const { distanceAboveKm, transportTypes, vehicleTypes } = preview.quoteRequired;
  const others = (types: readonly string[], names: Record<string, string>) =>
    types.length > 0
      ? words.price.notTypes({
          types: types.map((type) => inSentence(language, names[type] ?? type)).join(', '),
        })
      : '';
  const transportNames = Object.fromEntries(
    Object.entries(words.transports).map(([type, { name }]) => [type, name]),
  );
  const km = preview.distanceKm;
  return (
    <>
      <div className={newOrderCss.pricePart}>
        <Status tone="good">{words.price.once}</Status>
        <p className={newOrderCss.priceNet}>
          <Text as="strong" figures>
            {formatMoney(language, toCents(price.net), price.currency)}
          </Text>{' '}
          <Text tone="muted">{words.price.net}</Text>
        </p>
        <Text as="p" tone="muted">
          {words.price.byAgreement({ version: preview.agreement.version })}
        </Text>
      </div>
      <div className={newOrderCss.pricePart}>
        <PriceFacts price={price} />
      </div>
      <div className={newOrderCss.pricePart}>
        <h3>{words.price.whenRequest}</h3>
        <Text as="p" tone="muted">
          {words.price.outside}
        </Text>
        <ul className={newOrderCss.priceRules}>
          <Rule name={transportNames[draft.transportType]!} limit={others(transportTypes, transportNames)} />
          <Rule name={words.types[draft.vehicleType]} limit={others(vehicleTypes, words.types)} />
          {km !== null && (
            <Rule
              name={formatNumber(language, Math.round(km), 'kilometer')}
              limit={
                distanceAboveKm === null
                  ? ''
                  : words.price.upTo({ km: formatNumber(language, distanceAboveKm, 'kilometer') })
              }
            />
          )}
        </ul>
      </div>
      {!preview.byStreet && (
        <Row
          as="p"
          gap="2"
          align="stretch"
          tone="muted"
          className={join(newOrderCss.pricePart, newOrderCss.priceNote)}
        >
          <IconInfoCircle size={16} aria-hidden="true" />
          {words.price.byPostalCode}
        </Row>
      )}
    </>
  );
}

function Rule({ name, limit }: { name: string; limit: string }) {
  return (
    <li>
      <IconCheck size={14} aria-hidden="true" />
      <span>{name}</span>
      <Text tone="muted">{limit}</Text>
    </li>
  );
}

function Requested({ preview, option, draft }: { preview: Preview; option: PreviewOption; draft: Draft }) {
  const words = useNewOrderWords();
  const language = useLanguage();
  const transport = inSentence(language, words.transports[draft.transportType].name);
  const reasons: Partial<Record<string, string | ((params: { transport: string }) => string)>> =
    words.price.why;
  const why = fillText(reasons[option.reason ?? ''] ?? '', { transport });
  const driven = preview.options.find(({ transportType }) => transportType === 'DRIVEN')?.price;
  return (
    <>
      <div className={join(newOrderCss.pricePart, newOrderCss.priceRequest)}>
        <Status tone="warn">{words.price.request}</Status>
        <p>
          {why} {words.price.decide}
        </p>
      </div>
      <div className={newOrderCss.pricePart}>
        <Facts>
          <Fact name={words.price.stepNow}>{words.price.now}</Fact>
          <Fact name={words.price.stepThen}>{words.price.afterwards}</Fact>
          <Fact name={words.price.stepDecide}>{words.price.decideHow}</Fact>
          <Fact name={words.price.stepAfter}>{words.price.after}</Fact>
        </Facts>
      </div>
      {driven && draft.transportType !== 'DRIVEN' && (
        <Text as="p" tone="muted" className={newOrderCss.pricePart}>
          {words.price.instead({ amount: formatMoney(language, toCents(driven.net), driven.currency) })}
        </Text>
      )}
    </>
  );
}
