// Shown without endpoints: the command that forwards events of the sandbox to the developer's own machine.
import { useWords } from '../../messages/use-words.ts';
import { CopyButton } from '../../ui/copy.tsx';
import { usePortal } from '../session.tsx';
import { listenDe } from './words/listen-de.ts';
import { listenEn } from './words/listen-en.ts';
import './listen-hint.css';

const COMMAND = ['handover', 'listen', '--forward-to', 'http://localhost:3000'];

export function ListenHint() {
  const words = useWords({ en: listenEn, de: listenDe });
  const { environment } = usePortal();
  if (environment !== 'sandbox') return null;
  return (
    <span className="listen-hint">
      {words.noAddress}
      <span>
        {COMMAND.map((word) => (
          <span key={word} className="mono listen-word">
            {word}
          </span>
        ))}
        <CopyButton text={COMMAND.join(' ')} />
      </span>
      <a href="/docs/cli#listen-without-a-public-address">{words.how}</a>
    </span>
  );
}
