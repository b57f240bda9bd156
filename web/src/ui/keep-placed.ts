// Keeps a floating element beside the element that opened it.
import { autoUpdate, computePosition, flip, offset, type Placement, shift } from '@floating-ui/dom';

const GAP = 4;
const MARGIN_TO_EDGES = 5;

/** Below its anchor, or above it without enough space, until the returned function is called. */
export function keepPlaced(
  anchor: HTMLElement,
  floating: HTMLElement,
  placement: Placement = 'bottom-end',
): () => void {
  const place = async () => {
    const { x, y } = await computePosition(anchor, floating, {
      strategy: 'fixed',
      placement,
      middleware: [offset(GAP), flip({ padding: MARGIN_TO_EDGES }), shift({ padding: MARGIN_TO_EDGES })],
    });
    Object.assign(floating.style, { left: `${x}px`, top: `${y}px` });
  };
  return autoUpdate(anchor, floating, place);
}
