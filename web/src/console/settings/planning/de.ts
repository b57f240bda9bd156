// The words of the rates of planning in German.
import type { PlanningWords } from './en.ts';

export const de: PlanningWords = {
  title: 'Sätze der Planung',
  sentence: 'Was die Wege der Fahrer dauern und kosten. Der Vorschlag für einen Tag rechnet damit.',
  groups: {
    transit: 'Bahn und Bus',
    shuttle: 'Shuttle',
    overnight: 'Übernachtung',
    time: 'Zeit unterwegs',
  },
  help: {
    transit: 'Die Dauer ist geschätzt, wenn kein Fahrplan-Server antwortet.',
    shuttle:
      'Ein Wagen bringt mehrere Fahrer zu benachbarten Abholungen oder nach Hause. Sie teilen die Kosten.',
    overnight: 'Statt der Heimreise, wenn am nächsten Tag ein Auftrag in der Nähe beginnt.',
    time: 'Auch unterwegs ohne Fahrzeug wird ein Fahrer bezahlt.',
  },
  fields: {
    transitTimeFactor: 'Mal die Fahrzeit mit dem Auto',
    transitWaitMinutes: 'Minuten für Haltestellen und Warten',
    transitPerKm: 'Euro je Kilometer',
    shuttlePerKm: 'Euro je Kilometer, mit Fahrer des Shuttles',
    shuttleSeats: 'Plätze für Fahrer, 0 ohne Shuttle',
    overnightCost: 'Euro je Nacht',
    overnightWithinKm: 'Höchstens Kilometer bis zum nächsten Auftrag',
    hourCost: 'Euro je Stunde eines Fahrers',
  },
  save: 'Sätze speichern',
  saved: 'Gespeichert. Der nächste Vorschlag rechnet damit.',
  onlyDispatch: 'Nur die Disposition ändert diese Sätze.',
};
