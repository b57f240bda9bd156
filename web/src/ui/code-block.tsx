// Code to copy: scrolls within its box, uses the monospaced font, and marks changed lines.
import { join } from './classes.ts';
import codeBlockCss from './code-block.module.css';
import { CopyButton } from './copy.tsx';
import { Text } from './text.tsx';

/**
 * With `diff`, lines that begin with "+ " or "- " are shown as added or removed; the copied text has no such
 * marks.
 */
export function CodeBlock({ code, label, diff = false }: { code: string; label: string; diff?: boolean }) {
  const lines = code.split('\n');
  const plain = diff
    ? lines.filter((line) => !line.startsWith('- ')).map((line) => line.replace(/^[+ ] /, ''))
    : lines;
  return (
    <div className={codeBlockCss.codeBlock}>
      {/* A scrollable element must be reachable by keyboard. */}
      <Text as="pre" mono tabIndex={0} role="group" aria-label={label}>
        {diff
          ? lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name.
              <span key={index} className={lineClass(line)}>
                {`${line}\n`}
              </span>
            ))
          : code}
      </Text>
      <CopyButton text={plain.join('\n')} label={label} />
    </div>
  );
}

function lineClass(line: string): string {
  if (line.startsWith('+ ')) return join(codeBlockCss.codeAdded);
  return join(line.startsWith('- ') && codeBlockCss.codeRemoved);
}
