// The summary that both sides sign; the contact reads it on the driver's phone.
import { FactsList } from './facts-list.tsx';
import { Foot, NextButton } from './frame.tsx';
import { contactOf } from './missing-parts.ts';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';

export function ReviewPage() {
  const { trip, draft, texts } = useProtocol();
  return (
    <>
      <section className={protocolPagesCss.protocolBlock}>
        <h2 className={protocolPagesCss.reviewLead}>
          {texts.review.sentence({ name: contactOf(trip, draft) || null })}
        </h2>
        <p className={protocolPagesCss.protocolQuiet}>{texts.review.why}</p>
      </section>
      <FactsList />
      <Foot>
        <NextButton />
      </Foot>
    </>
  );
}
