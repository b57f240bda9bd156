// What the pages before a session share: mark, language and theme above, a card, the map of a transfer behind it.

import { Mark } from '../../ui/mark.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../ui/switches.tsx';
import type { Titled } from '../../ui/titled.ts';
import map from './map.svg?raw';
import './doorstep.css';

export function Doorstep({ title, sentence, children }: Titled) {
  return (
    <div className="doorstep">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, inline so that it follows the theme. */}
      <div className="doorstep-map" aria-hidden="true" dangerouslySetInnerHTML={{ __html: map }} />
      <header className="doorstep-head">
        <a href="/" className="doorstep-brand">
          <Mark /> Handover
        </a>
        <span className="doorstep-tools">
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </header>
      <main className="doorstep-card">
        <h1>{title}</h1>
        {sentence && <p className="doorstep-sentence">{sentence}</p>}
        {children}
      </main>
    </div>
  );
}
