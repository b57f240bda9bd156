// The footer of the credential forms: always visible, with a note that the change is recorded.
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import textCss from '../ui/text.module.css';
import credentialsCss from './credentials.module.css';
import { de } from './de.ts';
import { en } from './en.ts';

export function FormFoot({ submit, busy, onClose }: { submit: string; busy: boolean; onClose: () => void }) {
  const words = useWords({ en, de });
  return (
    <div className={credentialsCss.formFoot}>
      <Button kind="filled" type="submit" busy={busy}>
        {submit}
      </Button>
      <Button onClick={onClose}>{words.cancel}</Button>
      <span className={textCss.muted}>{words.recorded}</span>
    </div>
  );
}
