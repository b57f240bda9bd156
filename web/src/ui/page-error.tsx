// Replaces a page that could not be shown: its script did not load, for example after an update of the
// service, or it failed.
import { useMessages } from '../messages/use-messages.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import pageErrorCss from './page-error.module.css';

export function PageError() {
  const { pageError: words } = useMessages();
  return (
    <div className={pageErrorCss.pageError}>
      <Notice
        tone="alert"
        title={words.title}
        action={
          <Button small onClick={() => location.reload()}>
            {words.reload}
          </Button>
        }
      >
        <p>{words.text}</p>
      </Notice>
    </div>
  );
}
