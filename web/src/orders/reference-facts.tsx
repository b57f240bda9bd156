// The references of an order on its page, in portal and console.

import type { ReactNode } from 'react';
import { fieldsTexts } from '../../../shared/texts/generated/orders/fields.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Fact } from '../ui/facts.tsx';
import { REFERENCES, type ReferenceName } from './references.ts';

export function ReferenceFacts({
  order,
  show = (_name, text) => text,
}: {
  order: Record<ReferenceName, string | null>;
  /** For example as a link. */
  show?: (name: ReferenceName, text: string) => ReactNode;
}) {
  const fields = useTexts(fieldsTexts);
  return REFERENCES.map(
    (name) =>
      order[name] && (
        <Fact key={name} name={fields[name]}>
          {show(name, order[name])}
        </Fact>
      ),
  );
}
