// The references of an order on its page, in portal and console.
import { historyTexts } from '../../../shared/texts/generated/orders/history.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Fact } from '../ui/facts.tsx';
import { REFERENCES, type ReferenceName } from './references.ts';

export function ReferenceFacts({ order }: { order: Record<ReferenceName, string | null> }) {
  const { fields } = useTexts(historyTexts);
  return REFERENCES.map(
    (name) =>
      order[name] && (
        <Fact key={name} name={fields[name]}>
          {order[name]}
        </Fact>
      ),
  );
}
