// The page for an address that does not exist in an app.
import { useMessages } from '../messages/use-messages.ts';
import { ButtonLink } from './button.tsx';
import { PageHead } from './page-head.tsx';
import textCss from './text.module.css';

export function NotFound() {
  const { notFound } = useMessages();
  return (
    <PageHead
      title={notFound.title}
      meta={<span className={textCss.muted}>{notFound.sentence}</span>}
      actions={<ButtonLink href="/">{notFound.back}</ButtonLink>}
    />
  );
}
