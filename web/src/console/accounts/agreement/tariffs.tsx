// The tariffs by transport type, each with its price for 300 kilometres in both versions.

import { IconDots, IconPlus } from '@tabler/icons-react';
import { inSentence } from '../../../../../shared/text/in-sentence.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { join } from '../../../ui/classes.ts';
import { formatMoney } from '../../../ui/format.ts';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../../ui/menu.tsx';
import { Text } from '../../../ui/text.tsx';
import agreementCss from './agreement.module.css';
import { tariffName } from './differences.ts';
import {
  type TariffDraft,
  type TermsDraft,
  type TierDraft,
  TRANSPORT_TYPES,
  type TransportType,
  VEHICLE_TYPES,
  type VehicleType,
} from './draft.ts';
import type { Preview } from './queries.ts';
import { TermField } from './term-field.tsx';
import { agreementTexts } from './texts.ts';
import { Tiers } from './tiers.tsx';

interface Props {
  draft: TermsDraft;
  base: TermsDraft;
  preview: Preview | undefined;
  onlyChanges: boolean;
  change: (draft: TermsDraft) => void;
}

const isSame = (one: TariffDraft, other: TariffDraft) =>
  one.transportType === other.transportType && one.vehicleType === other.vehicleType;

export function Tariffs(props: Props) {
  const texts = useTexts(agreementTexts);
  const { columns, help } = texts;
  const heads = [
    [columns.vehicle, ''],
    [columns.base, help.base],
    [columns.includes, help.includes],
    [columns.further, help.further],
    [columns.minimum, help.minimum],
    [columns.at, ''],
  ];
  return (
    <div>
      <Grid
        gap="2"
        align="start"
        tone="muted"
        size="meta"
        className={join(agreementCss.tariff, agreementCss.tariffHead)}
        aria-hidden="true"
      >
        {heads.map(([name, title]) => (
          <span key={name} title={title}>
            {name}
          </span>
        ))}
      </Grid>
      {TRANSPORT_TYPES.map((type) => (
        <Group key={type} type={type} {...props} />
      ))}
    </div>
  );
}

function Group({ type, ...props }: Props & { type: TransportType }) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const { draft, base, change, onlyChanges } = props;
  const name = texts.transport[type];
  const allowed = draft.allowed.includes(type);
  const own = draft.tariffs.filter(({ transportType }) => transportType === type);
  const unchanged = own.every((tariff) => base.tariffs.some((was) => sameValues(was, tariff)));
  const removed = base.tariffs.some(
    (was) => was.transportType === type && !own.some((tariff) => isSame(was, tariff)),
  );
  const sameAllowed = allowed === base.allowed.includes(type);
  if (onlyChanges && unchanged && sameAllowed && !removed) return null;
  const allow = (on: boolean) =>
    change({
      ...draft,
      allowed: TRANSPORT_TYPES.filter((one) => (one === type ? on : draft.allowed.includes(one))),
    });
  const note = !allowed
    ? texts.notAllowed
    : own.length === 0
      ? texts.noTariff
      : draft.quoteTransport.includes(type)
        ? texts.proposes
        : '';
  return (
    <section className={agreementCss.tariffGroup} aria-label={name}>
      <header>
        <h3>
          {name} <Text tone="muted">{note}</Text>
        </h3>
        {allowed ? (
          <GroupMenu type={type} own={own} onForbid={() => allow(false)} {...props} />
        ) : (
          <Button kind="text" small onClick={() => allow(true)}>
            {texts.allow({ transport: inSentence(language, name) })}
          </Button>
        )}
      </header>
      {allowed &&
        own.map((tariff) => (
          <Row key={`${tariff.vehicleType}`} tariff={tariff} alone={own.length === 1} {...props} />
        ))}
    </section>
  );
}

function sameValues(one: TariffDraft, other: TariffDraft): boolean {
  return isSame(one, other) && JSON.stringify(one) === JSON.stringify(other);
}

function GroupMenu({
  type,
  own,
  draft,
  change,
  onForbid,
}: Pick<Props, 'draft' | 'change'> & {
  type: TransportType;
  own: readonly TariffDraft[];
  onForbid: () => void;
}) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const name = texts.transport[type];
  const free = ([null, ...VEHICLE_TYPES] as (VehicleType | null)[]).filter(
    (vehicle) => !own.some(({ vehicleType }) => vehicleType === vehicle),
  );
  const add = (vehicleType: VehicleType | null) => {
    const like = own[0] ?? { baseNet: '0', includedKm: '0', perKmNet: '0', minimumNet: '0', tiers: [] };
    change({ ...draft, tariffs: [...draft.tariffs, { ...like, transportType: type, vehicleType }] });
  };
  return (
    <IconMenu
      label={texts.addTariff({ transport: inSentence(language, name) })}
      icon={<IconPlus size={16} />}
    >
      {free.map((vehicle) => (
        <MenuItem key={String(vehicle)} onSelect={() => add(vehicle)}>
          {vehicle === null ? texts.everyVehicle : texts.vehicles[vehicle]}
        </MenuItem>
      ))}
      {draft.allowed.length > 1 && (
        <>
          <MenuDivider />
          <MenuItem onSelect={onForbid}>{texts.forbid({ transport: inSentence(language, name) })}</MenuItem>
        </>
      )}
    </IconMenu>
  );
}

function Row({
  tariff,
  alone,
  draft,
  base,
  preview,
  onlyChanges,
  change,
}: Props & { tariff: TariffDraft; alone: boolean }) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const i = draft.tariffs.indexOf(tariff);
  const was = base.tariffs.find((one) => isSame(one, tariff));
  if (onlyChanges && was && sameValues(was, tariff)) return null;
  const name = tariffName(texts, tariff);
  const shown =
    tariff.vehicleType === null
      ? alone
        ? texts.everyVehicle
        : texts.everyOther
      : texts.vehicles[tariff.vehicleType];
  const at = preview?.tariffs.length === draft.tariffs.length ? preview.tariffs[i] : undefined;
  const money = (amount: number | null | undefined) =>
    amount == null ? '–' : formatMoney(language, Math.round(amount * 100), preview?.currency ?? 'EUR');
  const field = (key: 'baseNet' | 'includedKm' | 'perKmNet' | 'minimumNet', label: string, unit?: string) => (
    <TermField
      labelHidden
      name={`tariffs[${i}].${key}`}
      label={`${name}: ${label}`}
      value={tariff[key]}
      was={was?.[key]}
      {...(unit && { unit })}
      onChange={(value) => change({ ...draft, tariffs: draft.tariffs.with(i, { ...tariff, [key]: value }) })}
    />
  );
  const setTiers = (tiers: TierDraft[]) =>
    change({ ...draft, tariffs: draft.tariffs.with(i, { ...tariff, tiers }) });
  const differs = at !== undefined && at.before !== at.after;
  return (
    <>
      <Grid gap="2" align="start" className={agreementCss.tariff}>
        <Text size="table" weight="strong" className={agreementCss.tariffName}>
          {shown}
        </Text>
        {field('baseNet', texts.columns.base)}
        {field('includedKm', texts.columns.includes, 'km')}
        {field('perKmNet', texts.columns.further)}
        {field('minimumNet', texts.columns.minimum)}
        <Stack as="span" size="table" figures className={agreementCss.tariffAt}>
          {differs ? <strong>{money(at.after)}</strong> : <Text tone="muted">{money(at?.after)}</Text>}
          {differs && at.before !== null && (
            <Text tone="muted">{texts.was({ value: money(at.before) })}</Text>
          )}
        </Stack>
        <IconMenu label={texts.tariffActions({ name })} icon={<IconDots size={16} />}>
          <MenuItem onSelect={() => setTiers([...tariff.tiers, { fromKm: '', perKmNet: tariff.perKmNet }])}>
            {texts.tiers.add}
          </MenuItem>
          <MenuItem
            destructive
            onSelect={() => change({ ...draft, tariffs: draft.tariffs.filter((one) => one !== tariff) })}
          >
            {texts.removeTariff({ name })}
          </MenuItem>
        </IconMenu>
      </Grid>
      <Tiers at={`tariffs[${i}]`} name={name} tiers={tariff.tiers} was={was?.tiers} onChange={setTiers} />
    </>
  );
}
