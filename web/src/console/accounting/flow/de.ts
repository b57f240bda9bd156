// The words of the steps of accounting in German.
import { pluralIn } from '../../../../../shared/text/plural.ts';
import type { FlowWords } from './en.ts';

const plural = pluralIn('de');

export const de: FlowWords = {
  title: 'Abrechnung',
  steps: 'Schritte der Abrechnung',
  step: {
    check: 'Zu prüfen',
    invoice: 'Abzurechnen',
    open: 'Offen',
    payments: 'Zahlungen zuzuordnen',
    overdue: 'Überfällig',
    paid: 'Bezahlt in diesem Monat',
  },
  pages: 'Mehr zur Abrechnung',
  invoices: 'Rechnungen',
  exports: 'Exporte',
  settings: 'Einstellungen',
  keys: { next: 'nächster Schritt', jump: 'zum Schritt', move: 'bewegen', open: 'öffnen' },
  act: {
    check: 'abschließen',
    invoice: 'Rechnungslauf',
    open: 'Zahlung erfassen',
    payments: 'wie vorgeschlagen zuordnen',
    overdue: 'Mahnung senden',
    paid: null,
  },
  today: (flow) => {
    const parts = [
      flow.extras > 0 &&
        `${plural(flow.extras, { one: 'Zusatzleistung', other: 'Zusatzleistungen' })} zu entscheiden`,
      flow.delivered.count > 0 &&
        `${plural(flow.delivered.count, { one: 'Auftrag', other: 'Aufträge' })} abzuschließen`,
      flow.toInvoice.count > 0 &&
        `${plural(flow.toInvoice.count, { one: 'Auftrag', other: 'Aufträge' })} abzurechnen`,
      flow.payments > 0 && `${plural(flow.payments, { one: 'Zahlung', other: 'Zahlungen' })} zuzuordnen`,
      flow.remindersDue > 0 &&
        `${plural(flow.remindersDue, { one: 'Mahnung', other: 'Mahnungen' })} zu senden`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? 'Heute ist nichts mehr zu tun.' : `Heute zu tun: ${parts.join(', ')}.`;
  },
};
