// Which messages a command will send and to whom, as the API previews it.
import { IconWebhook } from '@tabler/icons-react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import orderCss from './order.module.css';
import type { DispatchListItem, PossibleCommand } from './order-queries.ts';
import { dispatchTexts } from './texts.ts';

export function CommandEffects({
  order,
  possible,
  driverName,
}: {
  order: DispatchListItem;
  possible: PossibleCommand;
  /** The driver whose phone receives the trip. */
  driverName?: string | undefined;
}) {
  const { page, kinds } = useTexts(dispatchTexts);
  const language = useLanguage();
  const list = (parts: readonly string[]) => new Intl.ListFormat(language).format(parts);
  const { name } = order.customer;
  const received = possible.events.filter(({ receivers }) => receivers > 0);
  const types = received.map(({ type, conditional }) => (conditional ? page.ifSo({ type }) : type));
  const parts = [
    types.length > 0 && `${list(types)}${page.toCustomer({ name })}`,
    possible.mail &&
      (possible.mail.conditional
        ? page.mailIfSo({ address: possible.mail.to })
        : page.mailTo({ address: possible.mail.to })),
    driverName && page.tripTo({ name: driverName }),
  ].filter((part): part is string => typeof part === 'string');
  const documents = possible.documents.map(({ kind, conditional }) =>
    conditional ? page.ifSo({ type: kinds[kind] }) : kinds[kind],
  );
  const sent = parts.length > 0 ? `${page.sends}${list(parts)}.` : page.sendsNothing;
  return (
    <p className={orderCss.dispatchEffects}>
      <IconWebhook size={15} aria-hidden="true" />
      <span>
        {sent}
        {documents.length > 0 && ` ${page.makes({ documents: list(documents) })}`}
      </span>
    </p>
  );
}
