// Replaces a page that could not be shown: its script did not load, for example after an update of the
// service, or it failed.
import { useMessages } from '../messages/use-messages.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import pageErrorCss from './page-error.module.css';

export function PageError() {
  const { pageError: texts } = useMessages();
  return (
    <div className={pageErrorCss.pageError}>
      <Notice
        tone="alert"
        title={texts.title}
        action={
          <Button small onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        }
      >
        <p>{texts.text}</p>
      </Notice>
    </div>
  );
}
