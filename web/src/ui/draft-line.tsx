// Says that a form shows an earlier draft, and discards it.
import { localeOf } from '../../../shared/text/locale.ts';
import { useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import draftLineCss from './draft-line.module.css';
import { formatClock } from './format.ts';

export function DraftLine({ storedAt, onDiscard }: { storedAt: string; onDiscard: () => void }) {
  const { form } = useMessages();
  const language = useLanguage();
  const at = new Date(storedAt);
  const isToday = at.toDateString() === new Date().toDateString();
  const day = isToday ? null : at.toLocaleDateString(localeOf(language));
  const clock = formatClock(language, at);
  return (
    <p className={draftLineCss.draftLine} role="status">
      {day === null ? form.draftOfToday({ clock }) : form.draftOf({ day, clock })}
      <span aria-hidden="true">·</span>
      <button type="button" className={draftLineCss.draftLineDiscard} onClick={onDiscard}>
        {form.discardDraft}
      </button>
    </p>
  );
}
