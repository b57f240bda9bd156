// Announces changes that the user did not cause: politely to screen readers, and as a toast when they matter
// to all users.
import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { basicTexts } from '../../../shared/texts/generated/ui/basic.ts';
import { useAppTexts } from '../messages/use-texts.ts';
import announceCss from './announce.module.css';
import buttonCss from './button.module.css';
import { classNamed, join } from './classes.ts';
import statusCss from './status.module.css';
import type { Tone } from './status.tsx';

interface Note {
  id: number;
  tone: Tone;
  text: string;
}

const TOAST_DURATION_MS = 6000;
const listeners = new Set<() => void>();
let state: { spoken: string; notes: readonly Note[] } = { spoken: '', notes: [] };
let nextId = 1;

function change(next: Partial<typeof state>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Only for screen readers. */
export function announce(text: string): void {
  // A changed text is needed, or a screen reader would not read the same words twice.
  change({ spoken: state.spoken === text ? `${text}\u00a0` : text });
}

/** A toast disappears after some seconds, so it must not contain anything the user has to read. */
export function toast(text: string, tone: Tone = 'good'): void {
  const note = { id: nextId++, tone, text };
  change({ notes: [...state.notes, note] });
  setTimeout(() => dismiss(note.id), TOAST_DURATION_MS);
}

/** For a change without a place of its own for its error, such as one of a menu. */
export function toastError(error: Error): void {
  toast(error.message, 'alert');
}

function dismiss(id: number): void {
  change({ notes: state.notes.filter((note) => note.id !== id) });
}

/** Rendered once per app. */
export function Announcements() {
  const messages = useAppTexts(basicTexts);
  const { spoken, notes } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {spoken}
      </div>
      <div className={announceCss.toasts} role="status" aria-live="polite">
        {notes.map((note) => (
          <div key={note.id} className={join(announceCss.toast, classNamed(statusCss, `tone-${note.tone}`))}>
            <span className={statusCss.statusMark} aria-hidden="true" />
            {note.text}
            <button
              type="button"
              className={buttonCss.bareButton}
              aria-label={messages.dismiss}
              onClick={() => dismiss(note.id)}
            >
              <IconX size={14} />
            </button>
          </div>
        ))}
      </div>
    </>
  );
}
