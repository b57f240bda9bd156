// The frame of the signed-out pages: logo, language and theme above, a card, and a map as background.

import { Mark } from '../../ui/mark.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../ui/switches.tsx';
import type { Titled } from '../../ui/titled.ts';
import map from './map.svg?raw';
import './signed-out.css';

export function SignedOutPage({ title, sentence, children }: Titled) {
  return (
    <div className="signed-out">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, inline so that it follows the theme. */}
      <div className="signed-out-map" aria-hidden="true" dangerouslySetInnerHTML={{ __html: map }} />
      <header className="signed-out-head">
        <a href="/" className="signed-out-brand">
          <Mark /> Handover
        </a>
        <span className="signed-out-tools">
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </header>
      <main className="signed-out-card">
        <h1>{title}</h1>
        {sentence && <p className="signed-out-sentence">{sentence}</p>}
        {children}
      </main>
    </div>
  );
}
