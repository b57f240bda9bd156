// A text field that takes only characters that documents can print, names a refused one at once, and shows what
// the service did not accept.

import { type ComponentProps, useState } from 'react';
import { firstUnprintable, withoutUnprintable } from '../../../../shared/documents/printable-characters.ts';
import { join } from '../../ui/classes.ts';
import { Text } from '../../ui/text.tsx';
import { describeProblem, isProblemAt, openProblems } from './field-problems.ts';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';

type Given = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
  value: string;
  onText: (text: string) => void;
  /** The name of the field in the protocol. */
  field: string;
  /** For a problem in one of several damages. */
  path?: string;
};

export function PrintableField({ value, onText, field, path, rows, ...rest }: Given) {
  const { saver, texts } = useProtocol();
  const [refused, setRefused] = useState<string | null>(null);
  const shared = {
    className: join(protocolPagesCss.protocolInput),
    value,
    onChange: ({ target }: { target: { value: string } }) => {
      const character = firstUnprintable(target.value);
      setRefused(character);
      onText(character === null ? target.value : withoutUnprintable(target.value));
    },
    onBlur: () => void saver.flush(),
  };
  return (
    <>
      {rows === undefined ? (
        <input {...(rest as ComponentProps<'input'>)} {...shared} />
      ) : (
        <textarea {...rest} rows={rows} {...shared} />
      )}
      {refused !== null && (
        <Text as="p" tone="alert" size="type-5" role="status">
          {texts.problems.unprintable({ character: refused })}
        </Text>
      )}
      <FieldProblems field={field} {...(path && { path })} />
    </>
  );
}

export function FieldProblems({ field, path = field }: { field: string; path?: string }) {
  const { draft, texts } = useProtocol();
  const own = openProblems(draft).filter(
    (problem) => isProblemAt(problem, field) && problem.field.startsWith(path),
  );
  return own.map((problem) => (
    <Text as="p" tone="alert" size="type-5" key={problem.field + problem.code} role="alert">
      {describeProblem(problem, texts)}
    </Text>
  ));
}
