// Every shared component in both themes, with a note on when to use it, as a reference for developers.
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import { Controls } from './controls.tsx';
import { Details } from './details.tsx';
import { Dialogs } from './dialogs.tsx';
import { Forms } from './forms.tsx';
import { GalleryShell } from './gallery-shell.tsx';
import { Layouts } from './layouts.tsx';
import { Lists } from './lists.tsx';
import { Words } from './texts.tsx';

const GROUPS = [
  { title: 'Controls', Content: Controls },
  { title: 'Forms', Content: Forms },
  { title: 'Dialogs', Content: Dialogs },
  { title: 'Words', Content: Words },
  { title: 'Lists', Content: Lists },
  { title: 'Details', Content: Details },
  { title: 'Layout', Content: Layouts },
];

export function GalleryPage() {
  return (
    <GalleryShell>
      <PageHead
        title="Shared parts"
        meta={
          <Text tone="muted">
            Light and dark side by side. The frame around this page is the shell; Ctrl K opens the finder.
          </Text>
        }
      >
        <Row rowGap="1" gap="4" align="stretch" wrap size="table">
          {GROUPS.map(({ title }) => (
            <a key={title} href={`#parts-${title}`}>
              {title}
            </a>
          ))}
        </Row>
      </PageHead>
      {GROUPS.map(({ title, Content }) => (
        <section key={title} id={`parts-${title}`} aria-label={title}>
          <Content />
        </section>
      ))}
    </GalleryShell>
  );
}
