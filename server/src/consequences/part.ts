// How a part answers what happens to a subject of another part.
import type { Db, Transaction } from '../platform/db.ts';
import type { FoundPerson } from './person.ts';
import { type Happenings, type Subject, TRIGGERS } from './subjects.ts';

/** Something that must be decided before its subject can be deleted or deactivated. */
export interface PendingItem {
  kind: string;
  id: string;
  /** As people name it. */
  number: string | null;
  /** What can be done with it, the safest first; empty if it must be finished by itself. */
  choices: readonly string[];
  /** What a person needs to choose. */
  facts: OpenFacts;
}

interface OpenFacts {
  status?: string;
  from?: string;
  to?: string;
  at?: Date | null;
  /** What was written, or what was paid. */
  text?: string;
  amountCents?: number | null;
  currency?: string;
}

/** More than a person decides one by one. */
export const MAX_CHOICES = 1000;

/** One more than can be chosen for: a list that is cut off is never settled. */
export const MAX_OPEN = MAX_CHOICES + 1;

/** What the caller chose for an open item. */
export interface Choice {
  kind: string;
  id: string;
  choice: string;
  /** For choices that give something to another driver. */
  driverId?: string | undefined;
}

interface Open<Context, Happening> {
  kind: string;
  list(context: Context, db: Db, happening: Happening): Promise<Omit<PendingItem, 'kind'>[]>;
  /** By choice, in the transaction of the change. */
  settle: Readonly<
    Record<
      string,
      (context: Context, tx: Transaction, happening: Happening, chosen: Choice) => Promise<unknown>
    >
  >;
}

interface Does<Context, Happening> {
  /** In the transaction of the change. An error refuses the change. */
  act?(context: Context, tx: Transaction, happenings: readonly Happening[]): Promise<unknown>;
  /** Refuses the change while something is open, unless the caller says what to do with it. */
  open?: Open<Context, Happening>;
  /** The kinds of decisions on Today that ask a person. */
  today?: readonly string[];
  /** What a worker does afterwards, and why not in the same transaction. */
  later?: string;
}

/** A text says why nothing is done; null where nobody would ask. */
export type Answer<Context, Happening> = Does<Context, Happening> | string | null;

export type Answers<Context> = {
  [S in Subject]: { [T in keyof Happenings[S]]: Answer<Context, Happenings[S][T]> };
};

/** What is stored about a person. The export has everything that the erasure removes. */
export interface ListOfPeople<Context> {
  find(context: Context, db: Db, person: FoundPerson): Promise<unknown[]>;
  /** Returns how many records it changed. */
  erase(context: Context, tx: Transaction, person: FoundPerson): Promise<number>;
}

/** By the name of the list in the export. */
type People<Context> = Readonly<Record<string, ListOfPeople<Context>>>;

/** Registered in services/parts.ts. */
export interface Part<Context, S extends Subject = never> {
  name: string;
  /** The tables that belong to it. */
  tables: readonly string[];
  /** A text says why it stores nothing about people, or why that stays. */
  people: People<Context> | string;
  /** By subject that its tables refer to, or that it depends on otherwise. */
  answers: Pick<Answers<Context>, S>;
}

export type AnyPart<Context> = Omit<Part<Context>, 'answers'> & { answers: Partial<Answers<Context>> };

/** Runs an action for one happening after the other. */
export function each<Context, Happening>(
  act: (context: Context, tx: Transaction, happening: Happening) => Promise<unknown>,
): NonNullable<Does<Context, Happening>['act']> {
  return async (context, tx, happenings) => {
    for (const happening of happenings) await act(context, tx, happening);
  };
}

/** For a part that keeps what happened: the reason, and the few triggers that concern it after all. */
export function unaffected<S extends Subject, Context = unknown>(
  subject: S,
  reason: string,
  except: Partial<Answers<Context>[S]> = {},
): Answers<Context>[S] {
  const answers = Object.keys(TRIGGERS[subject]).map((trigger) => [trigger, reason]);
  return { ...Object.fromEntries(answers), ...except };
}
