// One of the languages of the driver app; each names itself.
import { IconLanguage } from '@tabler/icons-react';
import { languageName } from '../../../../shared/text/language-name.ts';
import { DRIVER_LANGUAGES, type DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import { basicTexts } from '../../../../shared/texts/generated/ui/basic.ts';
import { Row } from '../../ui/layout.tsx';
import selectCss from './language-select.module.css';

export function LanguageSelect({
  language,
  onChoose,
}: {
  language: DriverLanguage;
  onChoose: (language: DriverLanguage) => void;
}) {
  return (
    <Row as="label" gap="2" justify="between" className={selectCss.row}>
      <Row as="span" gap="2">
        <IconLanguage aria-hidden="true" />
        {basicTexts[language].language}
      </Row>
      <select
        className={selectCss.choice}
        value={language}
        onChange={({ target }) => {
          const chosen = DRIVER_LANGUAGES.find((one) => one === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {DRIVER_LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageName(one)}
          </option>
        ))}
      </select>
    </Row>
  );
}
