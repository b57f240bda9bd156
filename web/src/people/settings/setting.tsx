// One question of the settings: what it is about on the left, the answer on the right.
import type { Titled } from '../../ui/titled.ts';

export function Setting({ title, sentence, children }: Titled) {
  return (
    <section className="setting" aria-label={title}>
      <div>
        <h2>{title}</h2>
        {sentence && <p className="muted">{sentence}</p>}
      </div>
      <div className="setting-body">{children}</div>
    </section>
  );
}
