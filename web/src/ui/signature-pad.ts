// A field to draw a signature by finger, mouse or pen, and the image that is sent.

interface Point {
  x: number;
  y: number;
}

export interface SignaturePad {
  isEmpty(): boolean;
  clear(): void;
  /** Base64 of a PNG, dark on white in any theme. */
  toPng(): string;
  /** Removes the listeners when the field is removed. */
  end(): void;
}

const LINE_WIDTH = 2.4;
const SENT_WIDTH = 720;
const SENT_INK = '#1c2630';
/** In pixels of the field; the service rejects a dot as a signature, and so does the field. */
const MIN_EXTENT = 12;

/** `onStroke` is called at the end of each stroke. */
export function signaturePad(canvas: HTMLCanvasElement, onStroke?: () => void): SignaturePad {
  const strokes: Point[][] = [];
  let current: Point[] | null = null;
  /** The pointer that draws; a palm that also touches the screen does not. */
  let drawing: number | null = null;
  const ended = new AbortController();
  const { signal } = ended;

  function size(): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = canvas;
    return { width: Math.max(width, 1), height: Math.max(height, 1) };
  }

  /** Points are stored as fractions of the field, so that they survive a rotation of the phone. */
  function pointOf(event: PointerEvent): Point {
    const box = canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  }

  function redraw(): void {
    const { width, height } = size();
    const ratio = devicePixelRatio || 1;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    draw(canvas, strokes, LINE_WIDTH * ratio, getComputedStyle(canvas).color);
  }

  function begin(event: PointerEvent): void {
    if (event.button !== 0 || drawing !== null) return;
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    drawing = event.pointerId;
    current = [pointOf(event)];
    strokes.push(current);
    redraw();
  }

  function goOn(event: PointerEvent): void {
    if (!current || event.pointerId !== drawing) return;
    const events = event.getCoalescedEvents?.() ?? [];
    current.push(...(events.length > 0 ? events : [event]).map(pointOf));
    redraw();
  }

  function finish(event: PointerEvent): void {
    if (event.pointerId !== drawing) return;
    current = null;
    drawing = null;
    onStroke?.();
  }

  canvas.addEventListener('pointerdown', begin, { signal });
  canvas.addEventListener('pointermove', goOn, { signal });
  canvas.addEventListener('pointerup', finish, { signal });
  canvas.addEventListener('pointercancel', finish, { signal });
  document.addEventListener('themechange', redraw, { signal });
  const sized = new ResizeObserver(redraw);
  sized.observe(canvas);

  function extent(): number {
    const { width, height } = size();
    const points = strokes.flat();
    const span = (values: number[]) => Math.max(...values) - Math.min(...values);
    return Math.max(span(points.map(({ x }) => x)) * width, span(points.map(({ y }) => y)) * height);
  }

  return {
    isEmpty: () => strokes.length === 0 || extent() < MIN_EXTENT,
    clear() {
      strokes.length = 0;
      redraw();
    },
    toPng() {
      const { width, height } = size();
      const sent = document.createElement('canvas');
      sent.width = SENT_WIDTH;
      sent.height = Math.round((SENT_WIDTH * height) / width);
      const context = sent.getContext('2d')!;
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, sent.width, sent.height);
      draw(sent, strokes, (LINE_WIDTH * SENT_WIDTH) / width, SENT_INK);
      return sent.toDataURL('image/png').split(',')[1] ?? '';
    },
    end() {
      sized.disconnect();
      ended.abort();
    },
  };
}

/** Curves through the midpoints of the points, so that a quick stroke is still smooth. */
function draw(canvas: HTMLCanvasElement, strokes: readonly Point[][], lineWidth: number, ink: string): void {
  const context = canvas.getContext('2d')!;
  Object.assign(context, { lineWidth, strokeStyle: ink, lineCap: 'round', lineJoin: 'round' });
  const at = ({ x, y }: Point): [number, number] => [x * canvas.width, y * canvas.height];
  for (const stroke of strokes) {
    context.beginPath();
    context.moveTo(...at(stroke[0]!));
    for (const [i, point] of stroke.entries()) {
      const [x, y] = at(point);
      const [nextX, nextY] = at(stroke[i + 1] ?? point);
      context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    }
    context.stroke();
  }
}
