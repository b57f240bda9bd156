// Ctrl K: finds the account's orders, quotes, invoices and people, pages and commands, and calls by their request
// id, and opens the one chosen.
import { IconFileDollar, IconListSearch, IconReceiptEuro, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { frameTexts } from '../../../../shared/texts/generated/portal/frame.ts';
import { portal } from '../../api/client.ts';
import { useLanguage } from '../../messages/language.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { OrderStatus } from '../../orders/order-status.tsx';
import { ownCommands } from '../../people/own-commands.tsx';
import { SignOutFailed, useSignOut } from '../../people/sign-out.tsx';
import { CommandPalette, type Found } from '../../ui/command-palette.tsx';
import type { Environment } from '../../ui/environment.tsx';
import { formatMoney } from '../../ui/format.ts';
import { findCommands, type MatchedBy, type PaletteCommand } from '../../ui/palette-commands.ts';
import { usePortal } from '../session.tsx';
import { portalCommands } from './portal-commands.tsx';

const WHOLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_LENGTH = 200;

/** The path within the environment, or a command. */
type Hit = Found & ({ to: string; search?: { call: string } } | { run: () => void });

async function findRecords(environment: Environment, q: string, signal: AbortSignal) {
  const call = { params: { path: { environment }, query: { q } }, signal };
  return portal.GET('/{environment}/search', call);
}

export function FindAnything({
  open,
  onOpenChange,
  pages,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pages of the navigation, which depend on the role. */
  pages: readonly Pick<PaletteCommand, 'id' | 'names' | 'icon'>[];
}) {
  const texts = useTexts(frameTexts);
  const language = useLanguage();
  const { groups } = useMessages().palette;
  const { environment, may } = usePortal();
  const technical = may('technical');
  const navigate = useNavigate();
  const leaving = useSignOut();
  const { signOut } = leaving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the hooks change, their effect does not.
  const source = useCallback(
    async (text: string, signal: AbortSignal): Promise<Hit[]> => {
      const go = (path: string) => void navigate({ to: `/${environment}${path}` as string });
      const shown = pages.map((page) => ({ ...page, run: () => void navigate({ to: page.id }) }));
      const commands = [...portalCommands(go, may), ...ownCommands(() => void signOut())];
      const named = (by: MatchedBy): Hit[] => [
        ...findCommands(shown, language, text, groups.pages, by),
        ...findCommands(commands, language, text, groups.commands, by),
      ];
      const found = await findRecords(environment, text.slice(0, MAX_LENGTH), signal);
      const id = text.toLowerCase();
      if (found.orders.length === 0 && technical && WHOLE_ID.test(id)) {
        const icon = <IconListSearch size={16} />;
        return [
          {
            id,
            label: texts.call({ requestId: id }),
            keys: [id],
            icon,
            to: 'request-log',
            search: { call: id },
          },
        ];
      }
      const records = hitsOf(found, groups, (cents, currency) => formatMoney(language, cents, currency));
      return [...named('name'), ...records, ...named('other')];
    },
    [environment, technical, texts, language, groups, may, pages.length],
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
          else void navigate({ to: `/${environment}/${hit.to}` as string, search: hit.search ?? {} });
        }}
      />
      <SignOutFailed {...leaving} />
    </>
  );
}

type Groups = ReturnType<typeof useMessages>['palette']['groups'];

function hitsOf(
  { orders, quotes, invoices, people }: Awaited<ReturnType<typeof findRecords>>,
  groups: Groups,
  money: (cents: number, currency: string) => string,
): Hit[] {
  return [
    ...orders.map(({ id, number, externalOrderId, from, to, vehicle, vin, licensePlate, shownStatus }) => ({
      id: number,
      group: groups.orders,
      label: number,
      keys: [id, externalOrderId, vin, licensePlate],
      to: `orders/${number}`,
      icon: <OrderStatus status={shownStatus} />,
      detail: [`${from} – ${to}`, vehicle, licensePlate, externalOrderId].filter(Boolean).join(', '),
    })),
    ...quotes.map(({ number, requestNumber, from, to }) => ({
      id: number,
      group: groups.quotes,
      label: number,
      icon: <IconFileDollar />,
      detail: `${requestNumber}, ${from} – ${to}`,
      to: `quotes/${requestNumber}`,
    })),
    ...invoices.map(({ number, orderNumber, netCents, currency }) => ({
      id: number,
      group: groups.invoices,
      label: number,
      icon: <IconReceiptEuro />,
      detail: `${orderNumber}, ${money(netCents, currency)}`,
      to: `invoices/${number}`,
    })),
    ...people.map(({ id, name, email }) => ({
      id: `person-${id}`,
      group: groups.people,
      label: name,
      keys: [email],
      icon: <IconUser />,
      detail: email,
      to: 'users',
    })),
  ];
}
