// The command palette (Ctrl K): one search field; each app passes its own source function.
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { bestHit, type Searchable } from './best-hit.ts';
import { join } from './classes.ts';
import commandPaletteCss from './command-palette.module.css';
import raisedCss from './raised.module.css';
import { Text } from './text.tsx';

export interface Found extends Searchable {
  id: string;
  detail?: string;
  /** The name of its kind; results of the same group follow each other. */
  group?: string;
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
  const [moved, setMoved] = useState<number | null>(null);
  const [entered, setEntered] = useState(false);
  const wanted = text.trim();
  const answer = useFound(wanted, source, entered);
  const found = answer?.items;
  const isAnswered = answer?.text === wanted;
  const current = moved ?? (found ? bestHit(found, answer.text) : 0);
  const chosen = found?.[current];

  // Enter before the answer: waits for the answer to exactly what was typed, then opens the best result.
  useEffect(() => {
    if (!entered || !isAnswered) return;
    setEntered(false);
    if (chosen) onChoose(chosen);
  }, [entered, isAnswered, chosen, onChoose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && wanted !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      setEntered(true);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !found?.length) return;
    event.preventDefault();
    setMoved((current + step + found.length) % found.length);
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
            setMoved(null);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} className={commandPaletteCss.paletteList} role="listbox" aria-label={palette.label}>
        {found &&
          groupsOf(found).map(({ group, items }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox.
            <div key={group ?? ''} role="group" aria-label={group ?? palette.label}>
              {group && (
                <div className={commandPaletteCss.paletteGroup} aria-hidden="true">
                  {group}
                </div>
              )}
              {items.map((item) => (
                <Item
                  key={item.id}
                  id={`${listId}-${item.id}`}
                  item={item}
                  isCurrent={item === chosen}
                  onChoose={() => onChoose(item)}
                />
              ))}
            </div>
          ))}
      </div>
      <p className={commandPaletteCss.paletteHint} role="status">
        {answer === null
          ? palette.hint
          : answer.items.length > 0
            ? palette.found({ count: answer.items.length })
            : palette.nothing({ text: answer.text })}
      </p>
    </>
  );
}

function Item({
  id,
  item,
  isCurrent,
  onChoose,
}: {
  id: string;
  item: Found;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
    <div
      ref={element}
      id={id}
      className={commandPaletteCss.paletteItem}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onClick={onChoose}
    >
      {item.icon}
      <span className={commandPaletteCss.paletteName}>{item.label}</span>
      {item.detail && (
        <Text tone="muted" className={commandPaletteCss.paletteDetail}>
          {item.detail}
        </Text>
      )}
    </div>
  );
}

function groupsOf(found: readonly Found[]): { group: string | undefined; items: Found[] }[] {
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.map((group) => ({ group, items: found.filter((item) => item.group === group) }));
}

interface Answer {
  /** The text that these are the results of. */
  text: string;
  items: readonly Found[];
}

/** Null while the field is empty, and until the first search has ended. Without delay once Enter was pressed. */
function useFound(text: string, source: CommandPaletteProps['source'], isUrgent: boolean): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isKnown = answer?.text === text;
  useEffect(() => {
    if (text === '') setAnswer(null);
    if (text === '' || isKnown) return;
    const aborter = new AbortController();
    const show = (items: readonly Found[]) => !aborter.signal.aborted && setAnswer({ text, items });
    const timer = setTimeout(
      () => {
        source(text, aborter.signal).then(show, () => show([]));
      },
      isUrgent ? 0 : WAIT_MS,
    );
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [text, source, isUrgent, isKnown]);
  return answer;
}
