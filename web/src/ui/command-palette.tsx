// The command palette (Ctrl K): one search field; each app passes its own source function.
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { join } from './classes.ts';
import commandPaletteCss from './command-palette.module.css';
import raisedCss from './raised.module.css';
import textCss from './text.module.css';

export interface Found {
  id: string;
  label: string;
  detail?: string;
  icon?: ReactNode;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the typed text; the signal aborts outdated searches. */
  source: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  onChoose: (found: Found) => void;
}

const WAIT_MS = 120;

export function CommandPalette({ open, onOpenChange, source, onChoose }: CommandPaletteProps) {
  const element = useRef<HTMLDialogElement>(null);
  const { palette } = useMessages();
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpenChange(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onOpenChange]);
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      className={join(commandPaletteCss.palette, raisedCss.raised)}
      aria-label={palette.label}
      onClose={() => onOpenChange(false)}
    >
      {open && (
        <Finder
          source={source}
          onChoose={(found) => {
            onOpenChange(false);
            onChoose(found);
          }}
        />
      )}
    </dialog>
  );
}

function Finder({ source, onChoose }: Pick<CommandPaletteProps, 'source' | 'onChoose'>) {
  const { palette, shell } = useMessages();
  const listId = useId();
  const [text, setText] = useState('');
  const [current, setCurrent] = useState(0);
  const found = useFound(text, source);
  const chosen = found?.[current];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && chosen) onChoose(chosen);
    if (step === undefined || !found?.length) return;
    event.preventDefault();
    setCurrent((current + step + found.length) % found.length);
  };
  return (
    <>
      <div className={commandPaletteCss.paletteField}>
        <IconSearch size={16} aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: a user who opens the palette wants to type.
          autoFocus
          role="combobox"
          aria-expanded={Boolean(found?.length)}
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.id}`}
          aria-label={palette.label}
          placeholder={shell.find}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setCurrent(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label={palette.label}>
        {found?.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
          <div
            key={item.id}
            id={`${listId}-${item.id}`}
            className={commandPaletteCss.paletteItem}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => onChoose(item)}
          >
            {item.icon}
            <span>{item.label}</span>
            {item.detail && <span className={textCss.muted}>{item.detail}</span>}
          </div>
        ))}
      </div>
      <p className={commandPaletteCss.paletteHint} role="status">
        {found === null
          ? palette.hint
          : found.length > 0
            ? palette.found(found.length)
            : palette.nothing(text)}
      </p>
    </>
  );
}

/** Null while the field is empty, and until the first search has ended. */
function useFound(text: string, source: CommandPaletteProps['source']): readonly Found[] | null {
  const [found, setFound] = useState<readonly Found[] | null>(null);
  useEffect(() => {
    if (!text.trim()) {
      setFound(null);
      return;
    }
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      source(text.trim(), aborter.signal).then(
        (items) => !aborter.signal.aborted && setFound(items),
        () => !aborter.signal.aborted && setFound([]),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [text, source]);
  return found;
}
