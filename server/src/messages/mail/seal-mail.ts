// The daily mail with the newest seal of the audit log, to an address of the operator.

import type { Seal } from '../../operator/seal-store.ts';
import { formatSeal } from '../../operator/seal-text.ts';
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { textsIn } from './wording.ts';

export function sealMail(seal: Seal, letterContext: LetterContext): Message {
  const translate = textsIn(letterContext.language);
  return writeLetter(
    {
      subject: translate('sealSubject', { number: seal.number }),
      preheader: translate('sealPreheader'),
      heading: translate('sealHeading'),
      greeting: translate('greeting'),
      paragraphs: [[translate('sealIntro')], [translate('sealCheck')]],
      facts: [
        { label: translate('sealFact'), lines: [[formatSeal(seal)]] },
        { label: translate('sealMadeAt'), lines: [[timesOf(letterContext).long(seal.sealedAt)]] },
      ],
      closing: [],
      why: translate('sealWhy'),
    },
    letterContext,
  );
}
