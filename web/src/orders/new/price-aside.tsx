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
import { useNewOrderTexts } from './use-new-order-texts.ts';
import type { Preview, PreviewOption } from './use-price.ts';

interface AsideProps {
  draft: Draft;
  preview: Preview | undefined;
  option: PreviewOption | undefined;
  /** Shown below the price. */
  children?: ReactNode;
}

export function PriceAside({ draft, preview, option, children }: AsideProps) {
  const texts = useNewOrderTexts();
  return (
    <Stack as="aside" gap="4" className={newOrderCss.newOrderAside} aria-label={texts.price.label}>
      <Card as="section" className={newOrderCss.priceCard} aria-live="polite">
        {preview && option ? (
          <Outcome draft={draft} preview={preview} option={option} />
        ) : (
          <Text as="p" tone="muted" className={newOrderCss.pricePart}>
            {texts.price.waiting}
          </Text>
        )}
      </Card>
      {children}
    </Stack>
  );
}

function Outcome({ draft, preview, option }: { draft: Draft; preview: Preview; option: PreviewOption }) {
  const texts = useNewOrderTexts();
  if (option.outcome === 'NOT_POSSIBLE') {
    return (
      <div className={newOrderCss.pricePart}>
        <Status tone="alert">{texts.price.impossible}</Status>
        <Text as="p" tone="muted">
          {findText(texts.notPossible, option.reason ?? '') ?? texts.impossible}
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
  const texts = useNewOrderTexts();
  const language = useLanguage();
  const price = option.price!;
  const { distanceAboveKm, transportTypes, vehicleTypes } = preview.quoteRequired;
  const others = (types: readonly string[], names: Record<string, string>) =>
    types.length > 0
      ? texts.price.notTypes({
          types: types.map((type) => inSentence(language, names[type] ?? type)).join(', '),
        })
      : '';
  const transportNames = Object.fromEntries(
    Object.entries(texts.transports).map(([type, { name }]) => [type, name]),
  );
  const km = preview.distanceKm;
  return (
    <>
      <div className={newOrderCss.pricePart}>
        <Status tone="good">{texts.price.once}</Status>
        <p className={newOrderCss.priceNet}>
          <Text as="strong" figures>
            {formatMoney(language, toCents(price.net), price.currency)}
          </Text>{' '}
          <Text tone="muted">{texts.price.net}</Text>
        </p>
        <Text as="p" tone="muted">
          {texts.price.byAgreement({ version: preview.agreement.version })}
        </Text>
      </div>
      <div className={newOrderCss.pricePart}>
        <PriceFacts price={price} />
      </div>
      <div className={newOrderCss.pricePart}>
        <h3>{texts.price.whenRequest}</h3>
        <Text as="p" tone="muted">
          {texts.price.outside}
        </Text>
        <ul className={newOrderCss.priceRules}>
          <Rule name={transportNames[draft.transportType]!} limit={others(transportTypes, transportNames)} />
          <Rule name={texts.types[draft.vehicleType]} limit={others(vehicleTypes, texts.types)} />
          {km !== null && (
            <Rule
              name={formatNumber(language, Math.round(km), 'kilometer')}
              limit={
                distanceAboveKm === null
                  ? ''
                  : texts.price.upTo({ km: formatNumber(language, distanceAboveKm, 'kilometer') })
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
          {texts.price.byPostalCode}
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
  const texts = useNewOrderTexts();
  const language = useLanguage();
  const transport = inSentence(language, texts.transports[draft.transportType].name);
  const reasons: Partial<Record<string, string | ((params: { transport: string }) => string)>> =
    texts.price.why;
  const why = fillText(reasons[option.reason ?? ''] ?? '', { transport });
  const driven = preview.options.find(({ transportType }) => transportType === 'DRIVEN')?.price;
  return (
    <>
      <div className={join(newOrderCss.pricePart, newOrderCss.priceRequest)}>
        <Status tone="warn">{texts.price.request}</Status>
        <p>
          {why} {texts.price.decide}
        </p>
      </div>
      <div className={newOrderCss.pricePart}>
        <Facts>
          <Fact name={texts.price.stepNow}>{texts.price.now}</Fact>
          <Fact name={texts.price.stepThen}>{texts.price.afterwards}</Fact>
          <Fact name={texts.price.stepDecide}>{texts.price.decideHow}</Fact>
          <Fact name={texts.price.stepAfter}>{texts.price.after}</Fact>
        </Facts>
      </div>
      {driven && draft.transportType !== 'DRIVEN' && (
        <Text as="p" tone="muted" className={newOrderCss.pricePart}>
          {texts.price.instead({ amount: formatMoney(language, toCents(driven.net), driven.currency) })}
        </Text>
      )}
    </>
  );
}
