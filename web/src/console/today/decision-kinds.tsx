// Every kind of decision. A new kind is one entry in the table of its subject.
import { CONFLICT_DECISIONS } from './conflict-decisions.tsx';
import { DAMAGE_DECISIONS } from './damage-decisions.tsx';
import {
  type ActionsProps,
  type DecisionKind,
  type DecisionKinds,
  type Description,
  type FormatContext,
  timesOf,
} from './decision-kind.ts';
import { FAILURE_DECISIONS } from './failure-decisions.tsx';
import { PLANNING_DECISIONS } from './planning-decisions.tsx';
import { QUOTE_DECISIONS } from './quote-decisions.tsx';
import { RECIPIENT_DECISIONS } from './recipient-decisions.tsx';
import type { Decision } from './today-queries.ts';
import { TRIP_DECISIONS } from './trip-decisions.tsx';

const DECISION_KINDS: DecisionKinds<Decision['kind']> = {
  ...PLANNING_DECISIONS,
  ...CONFLICT_DECISIONS,
  ...TRIP_DECISIONS,
  ...RECIPIENT_DECISIONS,
  ...QUOTE_DECISIONS,
  ...DAMAGE_DECISIONS,
  ...FAILURE_DECISIONS,
};

const kindOf = ({ kind }: Decision) => DECISION_KINDS[kind] as DecisionKind<Decision>;

export function describeDecision(formatContext: FormatContext, decision: Decision): Description {
  return kindOf(decision).describe(decision, { ...formatContext, ...timesOf(formatContext, decision) });
}

/** What a person can do about a decision: call, open, release, send again. */
export function DecisionActions(props: ActionsProps<Decision>) {
  const { Actions } = kindOf(props.decision);
  return <Actions {...props} />;
}
