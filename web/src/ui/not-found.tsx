// The page for an address that does not exist in an app.
import { useMessages } from '../messages/use-messages.ts';
import { ButtonLink } from './button.tsx';
import { PageHead } from './page-head.tsx';
import { Text } from './text.tsx';

export function NotFound() {
  const { notFound } = useMessages();
  return (
    <PageHead
      title={notFound.title}
      meta={<Text tone="muted">{notFound.sentence}</Text>}
      actions={<ButtonLink href="/">{notFound.back}</ButtonLink>}
    />
  );
}
