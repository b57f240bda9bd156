// Copies a text and confirms it visibly and for screen readers.
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { announce, toast } from './announce.tsx';
import { Button } from './button.tsx';
import copyCss from './copy.module.css';
import { Row } from './layout.tsx';
import { Text } from './text.tsx';

const COPIED_DURATION_MS = 1600;

/** Copies the text, announces it, and returns for a moment that it is done. */
function useCopy(text: string) {
  const { copy } = useMessages();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_DURATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const write = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        announce(copy.copied);
      },
      () => toast(copy.failed, 'alert'),
    );
  return { copied, write };
}

/** A button with a label; `onCopy` is called after copying. */
export function CopyTextButton({
  text,
  children,
  onCopy,
}: {
  text: string;
  children: string;
  onCopy?: () => void;
}) {
  const { copied, write } = useCopy(text);
  return (
    <Button
      icon={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={() => {
        onCopy?.();
        void write();
      }}
    >
      {children}
    </Button>
  );
}

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { copy } = useMessages();
  const { copied, write } = useCopy(text);
  const name = label ?? `${copy.copy} ${text}`;
  return (
    <button type="button" className={copyCss.copy} onClick={write} aria-label={name} title={name}>
      {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
    </button>
  );
}

/**
 * An id, key or VIN in the monospaced font with a copy button; `short` is displayed, the full text is copied.
 */
export function Code({ text, short }: { text: string; short?: string }) {
  return (
    <Row as="span" gap="0-5" inline>
      <Text mono className={copyCss.code} title={short && text}>
        {short ?? text}
      </Text>
      <CopyButton text={text} />
    </Row>
  );
}
