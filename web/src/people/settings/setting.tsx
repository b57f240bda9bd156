// One section of the settings: its topic on the left, its controls on the right.
import { Grid, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { Titled } from '../../ui/titled.ts';
import settingsCss from './settings.module.css';

export function Setting({ title, sentence, children }: Titled) {
  return (
    <Grid collapse="phone" as="section" rowGap="2" gap="8" className={settingsCss.setting} aria-label={title}>
      <div>
        <h2>{title}</h2>
        {sentence && (
          <Text as="p" tone="muted">
            {sentence}
          </Text>
        )}
      </div>
      <Stack gap="4" className={settingsCss.settingBody}>
        {children}
      </Stack>
    </Grid>
  );
}
