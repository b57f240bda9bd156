// The summary that both sides sign; the contact reads it on the driver's phone.
import { FactsList } from './facts-list.tsx';
import { Foot, NextButton } from './frame.tsx';
import { contactOf } from './missing-parts.ts';
import { useProtocol } from './protocol-context.tsx';

export function ReviewPage() {
  const { trip, draft, words } = useProtocol();
  return (
    <>
      <section className="protocol-block">
        <h2 className="review-lead">{words.review.sentence(contactOf(trip, draft))}</h2>
        <p className="protocol-quiet">{words.review.why}</p>
      </section>
      <FactsList />
      <Foot>
        <NextButton />
      </Foot>
    </>
  );
}
