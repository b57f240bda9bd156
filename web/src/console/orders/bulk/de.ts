// The words of commands for several orders in German.
import { pluralFormIn } from '../../../../../shared/text/plural.ts';
import type { BulkWords } from './en.ts';

const form = pluralFormIn('de');
const orders = (count: number) => form(count, { one: '1 Auftrag', other: `${count} Aufträge` });

export const de: BulkWords = {
  move: 'Verschieben',
  cancel: 'Stornieren',
  print: 'Drucken',
  export: 'Exportieren',
  more: 'Weitere Aktionen',
  moveMany: (count) => `${orders(count)} verschieben`,
  cancelMany: (count) => `${orders(count)} stornieren`,
  how: 'Wie',
  byDays: 'Um Tage',
  toDay: 'Auf einen Tag',
  day: 'Tag der Abholung',
  days: 'Tage',
  daysHint: 'Negativ verschiebt auf einen früheren Tag. Die Uhrzeiten bleiben.',
  reason: 'Grund',
  reasonHint: 'Geht mit der Stornierung an den Kunden.',
  preview: 'Was geschieht',
  runs: (count) => `${orders(count)} ${form(count, { one: 'wird', other: 'werden' })} geändert`,
  unchanged: (count) => `${orders(count)} schon wie gewünscht`,
  refused: (count) => `${orders(count)} nicht möglich`,
  mails: (count) => form(count, { one: '1 Mail', other: `${count} Mails` }),
  webhooks: (count) => form(count, { one: '1 Webhook-Nachricht', other: `${count} Webhook-Nachrichten` }),
  noMessages: 'niemand bekommt eine Nachricht',
  mailTo: (to) => `Mail an ${to}`,
  endpoints: (event, count) =>
    `${event} an ${form(count, { one: 'einen Endpunkt', other: `${count} Endpunkte` })}`,
  isAsWanted: 'Schon wie gewünscht',
  message: 'Fahrern schreiben',
  messageMany: (count) =>
    form(count, { one: 'Dem Fahrer schreiben', other: `Den Fahrern von ${count} Aufträgen schreiben` }),
  text: 'Nachricht',
  textHint: 'Jeder Fahrer sieht sie in der App bei der Fahrt. Kunden sehen sie nie.',
  question: 'Fahrer werden um Antwort gebeten',
  sends: (count) =>
    form(count, {
      one: 'Der Fahrer bekommt die Nachricht',
      other: `${orders(count)}: der Fahrer bekommt die Nachricht`,
    }),
  drivers: (count) => form(count, { one: '1 Fahrer', other: `${count} Fahrer` }),
  tells: (driver, how) =>
    ({
      push: `${driver}, als Push-Nachricht`,
      mail: `${driver}, in der App, per Mail falls nicht rechtzeitig gelesen`,
      app: `${driver}, nur in der App`,
    })[how],
  driverHas: (name) => `${name} hat die Fahrt`,
  progress: (done, all) => `${done} von ${all} erledigt`,
  stopped: (done, all) =>
    `Nach ${done} von ${all} unterbrochen. Erledigtes bleibt; Weitermachen tut nichts doppelt.`,
  goOn: 'Weitermachen',
  exported: (name) => `${name} ist gespeichert`,
};
