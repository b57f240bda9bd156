// One section of the settings: its topic on the left, its controls on the right.
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
