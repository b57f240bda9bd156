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
      const chosen = choices.map((choice, at) => checkChoice(open, choice, at));
      const undecided = open.filter(
        ({ kind, id }) => !choices.some((one) => one.kind === kind && one.id === id),
      );
      if (undecided.length > 0) throw consequenceErrors.STILL_OPEN({ details: { open } });
      for (const { open: asked } of answersTo(subject, trigger)) {
        for (const one of chosen.filter(({ kind }) => kind === asked?.kind)) {
          await asked!.settle[one.choice]!(contextOf(), tx, happening, one);
        }
      }
    },
  };
}

/** A choice for something that is no longer open is outdated: the caller sees the list again. */
function checkChoice(open: readonly PendingItem[], choice: Choice, at: number): Choice {
  const item = open.find(({ kind, id }) => kind === choice.kind && id === choice.id);
  if (!item) throw consequenceErrors.STILL_OPEN({ details: { open } });
  if (item.choices.includes(choice.choice)) return choice;
  const message = `Choose one of: ${item.choices.join(', ')}.`;
  throw invalidFields([{ field: `open[${at}].choice`, code: 'invalid_value', message }]);
}
