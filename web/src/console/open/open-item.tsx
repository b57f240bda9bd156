// One open thing: what it is, and what can be done with it.
import {
  IconBuilding,
  IconCalendarCheck,
  IconCarCrash,
  IconCircleCheck,
  IconCoins,
  IconFileInvoice,
  IconId,
  IconMessage,
  IconNavigation,
  IconReceipt,
  IconReceiptEuro,
  IconRoute,
  IconSteeringWheel,
  IconTruck,
  IconUserShield,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { type OpenTexts, openTexts } from '../../../../shared/texts/generated/console/open.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatDate, formatMoney, formatTimeOrDay } from '../../ui/format.ts';
import { Select } from '../../ui/inputs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Route } from '../../ui/route.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { useFormatContext } from '../assign/candidate-list.tsx';
import { formatDistance, formatFit, TONE_OF, useCandidates } from '../assign/candidates.ts';
import openCss from './open.module.css';
import { FIRST, optionsOf, type PendingItem, type Picked } from './open-choices.ts';

const ICONS = {
  TRIP: IconCalendarCheck,
  PLATE: IconId,
  EXTRA: IconReceipt,
  MESSAGE: IconMessage,
  ORDER: IconRoute,
  TO_INVOICE: IconReceiptEuro,
  INVOICE: IconFileInvoice,
  PAYMENT: IconCoins,
  DAMAGE_CASE: IconCarCrash,
  CARRIER_OFFER: IconTruck,
  DRIVER: IconSteeringWheel,
  USER: IconUserShield,
  ACCOUNT: IconBuilding,
};
const ON_THE_ROAD = ['PICKUP', 'IN_TRANSIT', 'DELIVERY'];
const isOnTheRoad = ({ status }: PendingItem) => status !== null && ON_THE_ROAD.includes(status);

type FinishedElsewhere = PendingItem & { kind: keyof OpenTexts['openIt'] };
/** The others have more than one choice. */
function isFinishedElsewhere(item: PendingItem): item is FinishedElsewhere {
  return item.kind !== 'TRIP' && item.kind !== 'PLATE' && item.kind !== 'MESSAGE';
}

export interface OpenItemProps {
  item: PendingItem;
  picked: Picked;
  onPick: (picked: Picked) => void;
  /** When the trip ends, as expected now. */
  endsAt: string | null;
  /** Who gives the trips away, and takes none of them. */
  driverId: string | null;
}

export function OpenItem(props: OpenItemProps) {
  const { item } = props;
  const titleId = useId();
  const isMoving = item.kind === 'TRIP' && isOnTheRoad(item);
  const Icon = isMoving ? IconNavigation : ICONS[item.kind];
  return (
    <li className={openCss.item} data-moving={isMoving || undefined}>
      <span className={openCss.icon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <Stack gap="0-5" className={openCss.what}>
        <span id={titleId}>
          <ItemTitle item={item} />
        </span>
        <ItemFacts item={item} />
      </Stack>
      <div role="radiogroup" aria-labelledby={titleId} className={openCss.choices}>
        {optionsOf(item).map((choice) => (
          <Option key={choice} {...props} choice={choice} isOnly={item.choices.length === 0} />
        ))}
      </div>
    </li>
  );
}

function ItemTitle({ item }: { item: PendingItem }) {
  const texts = useTexts(openTexts);
  const number = item.number ?? '';
  return (
    <strong>
      {item.kind === 'PLATE' ? <Plate>{number}</Plate> : <ItemLink item={item}>{number}</ItemLink>}{' '}
      {texts.titles[titleOf(item)]}
    </strong>
  );
}

function titleOf(item: PendingItem): keyof OpenTexts['titles'] {
  const { kind, choices } = item;
  if (kind === 'TRIP')
    return isOnTheRoad(item) ? 'road' : item.status === 'ACCEPTED' ? 'accepted' : 'assigned';
  if (kind === 'EXTRA') return item.status === 'EXPENSE' ? 'EXPENSE' : 'EXTRA';
  if (kind !== 'ORDER') return kind;
  if (isOnTheRoad(item)) return 'ORDER_ROAD';
  return choices.length > 0 && item.status !== 'DELIVERED' ? 'ORDER' : 'ORDER_LATER';
}

/** Where the thing is finished. */
function ItemLink({ item, children }: { item: PendingItem; children: string }) {
  const { kind, number } = item;
  const id = number ?? '';
  if (kind === 'DRIVER')
    return (
      <Link to="/drivers" search={{ driver: item.id }}>
        {children}
      </Link>
    );
  if (kind === 'USER') return <Link to="/settings/users">{children}</Link>;
  if (kind === 'ACCOUNT')
    return (
      <Link to="/accounts/$id" params={{ id: item.id }}>
        {children}
      </Link>
    );
  if (kind === 'PAYMENT')
    return (
      <Link to="/accounting/payments" search={{ payment: item.id }}>
        {children}
      </Link>
    );
  if (kind === 'INVOICE')
    return (
      <Link to="/accounting/invoices/$number" params={{ number: id }}>
        {children}
      </Link>
    );
  return (
    <Link to={kind === 'DAMAGE_CASE' ? '/damage/$id' : '/orders/$id'} params={{ id }}>
      {children}
    </Link>
  );
}

function ItemFacts({ item }: { item: PendingItem }) {
  const { kind, from, to, at, amount, currency, text } = item;
  const { extras, expenses } = useTexts(drivingTexts);
  const texts = useTexts(openTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const money = amount !== null && formatMoney(language, Math.round(amount * 100), currency ?? 'EUR');
  const facts = [
    kind === 'MESSAGE' && texts.quoted({ text: text ?? '' }),
    kind === 'EXTRA' && ({ ...expenses, ...extras } as Record<string, string>)[text ?? ''],
    from && to && <Route key="route" from={from} to={to} />,
    at &&
      (kind === 'PLATE'
        ? texts.validUntil({ day: formatDate(language, new Date(at)) })
        : formatTimeOrDay(language, new Date(at), nowMs)),
    money && (kind === 'EXTRA' ? money : texts.openAmount({ amount: money })),
  ].filter(Boolean);
  return <Text tone="muted">{facts.flatMap((fact, index) => (index === 0 ? [fact] : [', ', fact]))}</Text>;
}

function Option({
  item,
  picked,
  onPick,
  endsAt,
  driverId,
  choice,
  isOnly,
}: OpenItemProps & { choice: string; isOnly: boolean }) {
  const group = useId();
  const isPicked = picked.choice === choice;
  const isGiven = choice === 'GIVE' && isPicked;
  const text = <ChoiceText item={item} choice={choice} endsAt={endsAt} />;
  return (
    <div className={openCss.option}>
      {isOnly ? (
        text
      ) : (
        <label>
          <input
            type="radio"
            name={`${item.kind}-${item.id}`}
            aria-describedby={isGiven ? group : undefined}
            checked={isPicked}
            onChange={() => onPick({ choice })}
          />
          {text}
        </label>
      )}
      {choice === FIRST && isFinishedElsewhere(item) && <FirstLink item={item} />}
      {isGiven && (
        <GiveTo
          id={group}
          item={item}
          chosen={picked.driverId ?? null}
          giver={driverId}
          onChoose={(taker) => onPick({ choice, driverId: taker })}
        />
      )}
    </div>
  );
}

function ChoiceText({ item, choice, endsAt }: { item: PendingItem; choice: string; endsAt: string | null }) {
  const texts = useTexts(openTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  if (choice === FIRST) return <span>{texts.first[item.kind as keyof OpenTexts['first']]},</span>;
  const { FINISH_AT, ...choices } = texts.choices;
  // What is kept is different for each of them.
  const key = item.kind === 'USER' || item.kind === 'ACCOUNT' ? item.kind : choice;
  const text =
    choice === 'FINISH' && endsAt
      ? FINISH_AT({ when: formatTimeOrDay(language, new Date(endsAt), nowMs) })
      : choices[key as keyof typeof choices];
  return <span>{text}</span>;
}

function FirstLink({ item }: { item: FinishedElsewhere }) {
  const texts = useTexts(openTexts);
  return <ItemLink item={item}>{texts.openIt[item.kind]}</ItemLink>;
}

/** The candidates of the trip, the best one by default. */
function GiveTo({
  id,
  item,
  chosen,
  giver,
  onChoose,
}: {
  id: string;
  item: PendingItem;
  chosen: string | null;
  giver: string | null;
  onChoose: (driverId: string) => void;
}) {
  const texts = useTexts(openTexts);
  const formatContext = useFormatContext();
  const { data } = useCandidates(item.id);
  const takers = data?.data.filter(
    ({ driver, conflicts }) =>
      driver.id !== giver &&
      !conflicts.some(({ kind }) => kind === 'LEAVING' || kind === 'CARRIER_HAS_ORDER'),
  );
  const best = takers?.find(({ fit }) => fit !== 'IMPOSSIBLE')?.driver.id;
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    if (chosen === null && best) choose.current(best);
  }, [chosen, best]);
  if (!takers) return <span aria-busy="true" />;
  if (takers.length === 0) return <Marked tone="alert">{texts.nobody}</Marked>;
  const candidate = takers.find(({ driver }) => driver.id === chosen);
  return (
    <Row as="span" gap="2" wrap inline id={id} className={openCss.give}>
      <Select
        aria-label={texts.who({ number: item.number ?? '' })}
        value={chosen ?? ''}
        unchosen={chosen === null}
        choices={takers.map(({ driver }) => ({ value: driver.id, label: driver.name }))}
        onChange={onChoose}
      />
      {candidate && (
        <Marked
          tone={TONE_OF[candidate.fit]}
          icon={candidate.fit === 'FREE' && <IconCircleCheck size={16} aria-hidden="true" />}
        >
          {candidate.distanceKm !== null && `${formatDistance(formatContext, candidate)}, `}
          {formatFit(formatContext, candidate)}
        </Marked>
      )}
    </Row>
  );
}
