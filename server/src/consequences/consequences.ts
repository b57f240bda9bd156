// Asks every part what a change of a subject means for it.
import { invalidFields } from '../platform/call-errors.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { consequenceErrors } from './errors.ts';
import type { Answer, AnyPart, Choice, ListOfPeople, PendingItem } from './part.ts';
import type { FoundPerson } from './person.ts';
import type { Happenings, Subject, TriggerOf } from './subjects.ts';

export interface Consequences {
  /** Runs the actions of all parts in the transaction of the change. */
  apply<S extends Subject, T extends TriggerOf<S>>(
    tx: Transaction,
    subject: S,
    trigger: T,
    happenings: readonly Happenings[S][T][],
  ): Promise<void>;
  listOpen<S extends Subject, T extends TriggerOf<S>>(
    db: Db,
    subject: S,
    trigger: T,
    happening: Happenings[S][T],
  ): Promise<PendingItem[]>;
  /** Does with each open item what was chosen for it, or throws STILL_OPEN. */
  settle<S extends Subject, T extends TriggerOf<S>>(
    tx: Transaction,
    subject: S,
    trigger: T,
    happening: Happenings[S][T],
    choices: readonly Choice[],
  ): Promise<void>;
  /** What is stored about a person, by list. */
  findPerson(db: Db, person: FoundPerson): Promise<Record<string, unknown[]>>;
  /** Returns the number of erased records, by list. */
  erasePerson(tx: Transaction, person: FoundPerson): Promise<Record<string, number>>;
}

/** The context is read when something happens: it contains the consequences itself. */
export function consequencesOf<Context>(
  parts: readonly AnyPart<Context>[],
  contextOf: () => Context,
): Consequences {
  function answersTo<S extends Subject, T extends TriggerOf<S>>(subject: S, trigger: T) {
    return parts.flatMap(({ answers }) => {
      const answer = answers[subject]?.[trigger] as Answer<Context, Happenings[S][T]> | undefined;
      return answer && typeof answer === 'object' ? [answer] : [];
    });
  }

  const listOpen: Consequences['listOpen'] = async (db, subject, trigger, happening) => {
    const open: PendingItem[] = [];
    for (const { open: asked } of answersTo(subject, trigger)) {
      if (!asked) continue;
      const items = await asked.list(contextOf(), db, happening);
      open.push(...items.map((item) => ({ ...item, kind: asked.kind })));
    }
    return open;
  };

  async function forPeople<Result>(
    act: (list: ListOfPeople<Context>) => Promise<Result>,
  ): Promise<Record<string, Result>> {
    const results: Record<string, Result> = {};
    for (const { people } of parts) {
      if (typeof people === 'string') continue;
      for (const [name, list] of Object.entries(people)) results[name] = await act(list);
    }
    return results;
  }

  return {
    findPerson: (db, person) => forPeople((list) => list.find(contextOf(), db, person)),
    erasePerson: (tx, person) => forPeople((list) => list.erase(contextOf(), tx, person)),
    async apply(tx, subject, trigger, happenings) {
      if (happenings.length === 0) return;
      for (const { act } of answersTo(subject, trigger)) await act?.(contextOf(), tx, happenings);
    },
    listOpen,
    async settle(tx, subject, trigger, happening, choices) {
      const open = await listOpen(tx, subject, trigger, happening);
      const chosen = chosenFor(open, choices);
      for (const { open: asked } of answersTo(subject, trigger)) {
        for (const one of chosen.filter(({ kind }) => kind === asked?.kind)) {
          await asked!.settle[one.choice]!(contextOf(), tx, happening, one);
        }
      }
    },
  };
}

/** One choice for each open item; anything else is outdated, and the caller gets the list again. */
function chosenFor(open: readonly PendingItem[], choices: readonly Choice[]): readonly Choice[] {
  const undecided = new Map(open.map((item) => [`${item.kind} ${item.id}`, item]));
  for (const [at, { kind, id, choice }] of choices.entries()) {
    const item = undecided.get(`${kind} ${id}`);
    if (!item) throw consequenceErrors.STILL_OPEN({ details: { open } });
    if (!item.choices.includes(choice)) {
      const message = `Choose one of: ${item.choices.join(', ')}.`;
      throw invalidFields([{ field: `open[${at}].choice`, code: 'invalid_value', message }]);
    }
    undecided.delete(`${kind} ${id}`);
  }
  if (undecided.size > 0) throw consequenceErrors.STILL_OPEN({ details: { open } });
  return choices;
}
