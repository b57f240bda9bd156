// Which expenses the customer pays: included, at cost, or up to a limit.
import { EXPENSE_KINDS } from '../../../../../shared/extras/kinds.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Card, Row, Stack } from '../../../ui/layout.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { TermsDraft } from './draft.ts';
import type { Billing, ExpensesDraft } from './extra-drafts.ts';
import { TermChanged, TermField } from './term-field.tsx';
import { agreementTexts } from './texts.ts';

const BILLINGS: readonly Billing[] = ['INCLUDED', 'AT_COST', 'UP_TO'];

export function ExpenseFields({
  draft,
  base,
  change,
}: {
  draft: TermsDraft;
  base: TermsDraft;
  change: (draft: TermsDraft) => void;
}) {
  const texts = useTexts(agreementTexts).extras;
  return (
    <Card>
      <Stack gap="3">
        {EXPENSE_KINDS.map((kind) => {
          const { billing, limitNet } = draft.expenses[kind];
          const set = (changes: Partial<ExpensesDraft[typeof kind]>) =>
            change({
              ...draft,
              expenses: { ...draft.expenses, [kind]: { ...draft.expenses[kind], ...changes } },
            });
          return (
            <Row key={kind} gap="3" align="center" wrap>
              <strong>{texts.expenseKinds[kind]}</strong>
              <TermChanged changed={billing !== base.expenses[kind].billing}>
                <Segmented
                  label={texts.expenseKinds[kind]}
                  value={billing}
                  choices={BILLINGS.map((value) => ({ value, label: texts.billing[value] }))}
                  onChange={(value) => set({ billing: value })}
                />
              </TermChanged>
              {billing === 'UP_TO' && (
                <TermField
                  name={`expenses.${kind}.limitNet`}
                  label={texts.limit}
                  value={limitNet}
                  was={base.expenses[kind].limitNet}
                  onChange={(value) => set({ limitNet: value })}
                />
              )}
            </Row>
          );
        })}
      </Stack>
    </Card>
  );
}
