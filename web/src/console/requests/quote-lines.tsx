// The lines of a quote: the user types description, quantity and price; the service calculates the net
// amounts.

import { IconArrowUp, IconPlus, IconReceiptTax, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { newLine, type QuoteDraft } from './draft.ts';
import type { LineDraft } from './line-draft.ts';
import { useLineHint } from './line-hint.ts';
import type { RequestToQuote } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

const MAX_LINES = 100;

export function QuoteLines({
  request,
  quote: { draft, change, part },
  priced,
  money,
}: {
  request: RequestToQuote;
  quote: QuoteDraft;
  /** The amounts that the service calculated, in the order of the complete lines. */
  priced: readonly { net: number }[] | undefined;
  money: (amount: number) => string;
}) {
  const texts = useTexts(requestsTexts);
  const { lines } = draft;
  const setLines = (changed: LineDraft[]) => change({ ...draft, lines: changed });
  const [added, setAdded] = useState<number | null>(null);
  const net = (i: number) => {
    const place = part.places.indexOf(i);
    return place >= 0 && priced?.length === part.places.length ? money(priced[place]!.net) : '–';
  };
  const add = () => {
    const line = newLine();
    setAdded(line.key);
    setLines([...lines, line]);
  };
  const moveUp = (i: number) => setLines(lines.with(i - 1, lines[i]!).with(i, lines[i - 1]!));
  return (
    <Stack gap="2-5" className={requestsCss.quoteLines}>
      <Text
        as="div"
        tone="muted"
        size="meta"
        className={join(requestsCss.quoteLine, requestsCss.quoteLineHead)}
        aria-hidden="true"
      >
        <span>{texts.editor.description}</span>
        <span>{texts.editor.quantity}</span>
        <span>{texts.editor.unit}</span>
        <span>{texts.editor.lineNet}</span>
        <span />
      </Text>
      {lines.map((line, i) => (
        <Line
          key={line.key}
          number={i + 1}
          isAdded={line.key === added}
          line={line}
          request={request}
          net={net(i)}
          onChange={(changed) => setLines(lines.with(i, changed))}
          onUp={i > 0 ? () => moveUp(i) : null}
          onRemove={lines.length > 1 ? () => setLines(lines.filter((one) => one !== line)) : null}
        />
      ))}
      <Button kind="text" icon={<IconPlus />} disabled={lines.length >= MAX_LINES} onClick={add}>
        {texts.addLine}
      </Button>
    </Stack>
  );
}

/** Called when the line appears: the user types into it at once. */
const focus = (field: HTMLInputElement | null) => field?.focus();

function Line({
  number,
  isAdded,
  line,
  request,
  net,
  onChange,
  onUp,
  onRemove,
}: {
  number: number;
  isAdded: boolean;
  line: LineDraft;
  request: RequestToQuote;
  net: string;
  onChange: (line: LineDraft) => void;
  onUp: (() => void) | null;
  onRemove: (() => void) | null;
}) {
  const { editor } = useTexts(requestsTexts);
  const hint = useLineHint(request, line);
  const at = `lineItems[${number - 1}]`;
  const field = (name: 'description' | 'quantity' | 'unitNet', label: string) => ({
    name: `${at}.${name}`,
    label: editor.lineOf({ field: label, line: number }),
    value: line[name],
    onChange: (value: string) => onChange({ ...line, [name]: value }),
  });
  return (
    <div className={requestsCss.quoteLine}>
      <TextField
        labelHidden
        {...field('description', editor.description)}
        maxLength={500}
        hint={line.passThrough ? editor.passThrough : hint || undefined}
        {...(isAdded && { ref: focus })}
      />
      <TextField labelHidden {...field('quantity', editor.quantity)} inputMode="decimal" />
      <TextField
        labelHidden
        {...field('unitNet', editor.unit)}
        inputMode="decimal"
        placeholder={editor.unitExample}
      />
      <Text as="strong" figures className={requestsCss.quoteLineNet}>
        {net}
      </Text>
      <Row as="span" align="stretch" justify="end">
        <IconButton
          label={line.passThrough ? editor.withVat({ line: number }) : editor.withoutVat({ line: number })}
          aria-pressed={line.passThrough ?? false}
          onClick={() => onChange({ ...line, passThrough: !line.passThrough })}
        >
          <IconReceiptTax size={16} />
        </IconButton>
        {onUp && (
          <IconButton label={editor.moveUp({ line: number })} onClick={onUp}>
            <IconArrowUp size={16} />
          </IconButton>
        )}
        {onRemove && (
          <IconButton label={editor.removeLine({ line: number })} onClick={onRemove}>
            <IconX size={16} />
          </IconButton>
        )}
      </Row>
    </div>
  );
}
