// Ctrl K: finds orders, drivers, accounts, people, quotes, invoices, damage cases, pages and commands, and opens the one chosen.
import {
  IconBuilding,
  IconCarCrash,
  IconFileDollar,
  IconReceiptEuro,
  IconSteeringWheel,
  IconUser,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { operations } from '../../api/client.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { OrderStatus } from '../../orders/order-status.tsx';
import { ownCommands } from '../../people/own-commands.tsx';
import { SignOutFailed, useSignOut } from '../../people/sign-out.tsx';
import { CommandPalette, type Found } from '../../ui/command-palette.tsx';
import { formatMoney } from '../../ui/format.ts';
import { type FoundCommand, findCommands, type MatchedBy } from '../../ui/palette-commands.ts';
import { useConsole } from '../session.tsx';
import { consoleCommands, consolePages } from './console-commands.tsx';

type Hit = Found & ({ to: string; search?: Record<string, string> } | { run: () => void });
type Groups = ReturnType<typeof useMessages>['palette']['groups'];

const MAX_LENGTH = 200;
const detailOf = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

async function findRecords(
  q: string,
  groups: Groups,
  language: Language,
  signal: AbortSignal,
): Promise<Hit[]> {
  const found = await operations.GET('/search', { params: { query: { q } }, signal });
  return [
    ...found.orders.map((order) => ({
      id: order.number,
      group: groups.orders,
      label: order.number,
      keys: [order.id, order.externalOrderId, order.vin, order.licensePlate],
      icon: <OrderStatus status={order.shownStatus} />,
      detail: detailOf([
        order.customer,
        `${order.from} – ${order.to}`,
        order.licensePlate,
        order.externalOrderId,
      ]),
      to: order.kind === 'REQUEST' ? `/requests/${order.number}` : `/orders/${order.number}`,
    })),
    ...found.drivers.map(({ id, name, phone }) => ({
      id: `driver-${id}`,
      group: groups.drivers,
      label: name,
      keys: [phone],
      icon: <IconSteeringWheel />,
      detail: phone ?? '',
      to: `/drivers/${id}`,
    })),
    ...found.accounts.map(({ id, name }) => ({
      id: `account-${id}`,
      group: groups.accounts,
      label: name,
      icon: <IconBuilding />,
      to: `/accounts/${id}`,
    })),
    ...found.people.map(({ id, name, email, accountId, accountName }) => ({
      id: `person-${id}`,
      group: groups.people,
      label: name,
      keys: [email],
      icon: <IconUser />,
      detail: detailOf([email, accountName]),
      to: `/accounts/${accountId}/users`,
    })),
    ...found.quotes.map(({ number, requestNumber, customer, from, to }) => ({
      id: number,
      group: groups.quotes,
      label: number,
      icon: <IconFileDollar />,
      detail: detailOf([customer, requestNumber, `${from} – ${to}`]),
      // The quote of an offered change belongs to an order.
      to: requestNumber.includes('RQ-') ? `/requests/${requestNumber}` : `/orders/${requestNumber}`,
    })),
    ...found.invoices.map(({ number, orderNumber, customer, netCents, currency }) => ({
      id: number,
      group: groups.invoices,
      label: number,
      icon: <IconReceiptEuro />,
      detail: detailOf([customer, orderNumber, formatMoney(language, netCents, currency)]),
      to: `/orders/${orderNumber}`,
    })),
    ...found.damageCases.map(({ number, orderNumber, customer }) => ({
      id: number,
      group: groups.damageCases,
      label: number,
      icon: <IconCarCrash />,
      detail: detailOf([customer, orderNumber]),
      to: `/damage/${number}`,
    })),
  ];
}

export function GlobalSearch({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const navigate = useNavigate();
  const language = useLanguage();
  const { groups } = useMessages().palette;
  const { may } = useConsole();
  const leaving = useSignOut();
  const { signOut } = leaving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the hooks change, their effect does not.
  const source = useCallback(
    async (text: string, signal: AbortSignal): Promise<Hit[]> => {
      const go = (to: string, search: Record<string, string> = {}) => void navigate({ to, search });
      const commands = [...consoleCommands(go, may), ...ownCommands(() => void signOut())];
      const named = (by: MatchedBy): FoundCommand[] => [
        ...findCommands(consolePages(go), language, text, groups.pages, by),
        ...findCommands(commands, language, text, groups.commands, by),
      ];
      const records = await findRecords(text.slice(0, MAX_LENGTH), groups, language, signal);
      return [...named('name'), ...records, ...named('other')];
    },
    [language, groups, may],
  );
  return (
    <>
      <CommandPalette
        open={open}
        onOpenChange={onOpenChange}
        source={source}
        onChoose={(found) => {
          const hit = found as Hit;
          if ('run' in hit) hit.run();
          else void navigate({ to: hit.to, search: hit.search ?? {} });
        }}
      />
      <SignOutFailed {...leaving} />
    </>
  );
}
