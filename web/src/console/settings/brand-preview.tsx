// Preview of the operator's brand while the user types: light and dark, and what becomes of a colour that is too pale.
import type { CSSProperties } from 'react';
import {
  BRAND_COLOR,
  type BrandTheme,
  brandColorsOf,
  contrastOf,
  isTooPale,
} from '../../../../shared/brand/brand-colors.ts';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatNumber } from '../../ui/format.ts';
import { Card, Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { logoAddress, useLogo } from './logo.tsx';
import settingsCss from './settings.module.css';

export function BrandPreview({ name, color }: { name: string; color: string }) {
  const texts = useTexts(settingsTexts);
  const isColor = BRAND_COLOR.test(color);
  const colors = brandColorsOf(isColor ? color : null);
  return (
    <Card as="section" className={settingsCss.brandCard} aria-label={texts.brandPreview}>
      <h2>{texts.brandPreview}</h2>
      <Grid gap="3" className={settingsCss.brandThemes}>
        <Sample name={name} theme="light" colors={colors.light} />
        <Sample name={name} theme="dark" colors={colors.dark} />
      </Grid>
      {color !== '' && (
        <Text as="p" tone={isColor ? 'muted' : 'alert'}>
          <Sentence color={isColor ? color : null} />
        </Text>
      )}
    </Card>
  );
}

function Sentence({ color }: { color: string | null }) {
  const texts = useTexts(settingsTexts);
  const language = useLanguage();
  if (color === null) return texts.brandColorWrong;
  const contrast = formatNumber(language, Math.round(contrastOf(color, '#ffffff') * 10) / 10);
  if (!isTooPale(color)) return texts.brandReadable({ contrast });
  const { light, dark } = brandColorsOf(color);
  return texts.brandTooPale({ contrast, light: light.accent, dark: dark.accent });
}

interface SampleProps {
  name: string;
  theme: 'light' | 'dark';
  colors: BrandTheme;
}

function Sample({ name, theme, colors }: SampleProps) {
  const texts = useTexts(settingsTexts);
  const { data: logo } = useLogo();
  const tokens = {
    '--accent': colors.accent,
    '--accent-soft': colors.accentSoft,
    '--on-accent': colors.onAccent,
  } as CSSProperties;
  return (
    <Stack gap="2" className={settingsCss.brandSample} data-theme={theme} style={tokens}>
      <Row gap="2">
        {logo && <img src={logoAddress(logo)} alt="" />}
        {!(logo && logo.width > 2 * logo.height) && <strong>{name}</strong>}
      </Row>
      <Text weight="strong">{texts.brandSample}</Text>
      <Text tone="muted">{texts.brandSampleText}</Text>
      <Row gap="2" wrap>
        <span className={settingsCss.brandButton}>{texts.brandButton}</span>
        <span className={settingsCss.brandLink}>{texts.brandLink}</span>
      </Row>
      <Text size="meta" tone="muted">
        {theme === 'light' ? texts.brandLight : texts.brandDark}
      </Text>
    </Stack>
  );
}
