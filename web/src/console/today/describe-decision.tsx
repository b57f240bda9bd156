// The texts of a decision: its deadline, reason, sentence and subject.
import type { Description, FormatContext } from './decision-text.ts';
import { describeOrderDecision } from './describe-order-decision.tsx';
import { describeOtherDecision } from './describe-other-decision.tsx';
import type { Decision } from './today-queries.ts';

export function describeDecision(formatContext: FormatContext, decision: Decision): Description {
  return 'order' in decision
    ? describeOrderDecision(formatContext, decision)
    : describeOtherDecision(formatContext, decision);
}
