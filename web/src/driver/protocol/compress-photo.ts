// Compresses a photo on the phone before it is stored, so that it can be sent over a slow network.

export const MAX_SIDE_PIXELS = 1600;
export const MAX_BYTES = 400_000;

const QUALITIES = [0.86, 0.78, 0.7, 0.6, 0.5, 0.4];
const SIDES = [MAX_SIDE_PIXELS, 1280, 1024, 800];

export class UnreadablePhoto extends Error {}

export interface Size {
  width: number;
  height: number;
}

/** Never enlarges the photo. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the best version within the limit: reduces quality first, then the number of pixels. */
export async function smallEnough(
  size: Size,
  encode: (size: Size, quality: number) => Promise<Blob>,
): Promise<Blob> {
  let smallest: Blob | null = null;
  for (const side of SIDES) {
    for (const quality of QUALITIES) {
      const encoded = await encode(fitWithin(size, side), quality);
      if (encoded.size <= MAX_BYTES) return encoded;
      if (smallest === null || encoded.size < smallest.size) smallest = encoded;
    }
  }
  return smallest!;
}

/** Returns a JPEG with the right orientation; a camera frame needs no rotation. */
export async function compressPhoto(source: Blob | ImageBitmap): Promise<Blob> {
  const picture = source instanceof Blob ? await decode(source) : source;
  const size = 'naturalWidth' in picture ? naturalSize(picture) : picture;
  try {
    return await smallEnough(size, (target, quality) => encodeJpeg(picture, target, quality));
  } finally {
    if ('close' in picture) picture.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return decodeAsImage(file);
  }
}

/** Some browsers decode more formats in an image element than with `createImageBitmap`. */
async function decodeAsImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    throw new UnreadablePhoto('This file is no picture that the phone can read.');
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function naturalSize({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size {
  return { width, height };
}

async function encodeJpeg(picture: CanvasImageSource, size: Size, quality: number): Promise<Blob> {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(size.width, size.height);
    paint(canvas.getContext('2d'), picture, size);
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  }
  const canvas = Object.assign(document.createElement('canvas'), size);
  paint(canvas.getContext('2d'), picture, size);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePhoto('The phone could not keep the picture.'))),
      'image/jpeg',
      quality,
    ),
  );
}

function paint(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  picture: CanvasImageSource,
  { width, height }: Size,
): void {
  if (!context) throw new UnreadablePhoto('The phone has no room to draw the picture.');
  // Transparent areas would become black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
}

/** The file's modification time is when the photo was taken; a time in the future is replaced by now. */
export function takenAtOf(file: { lastModified: number }, now: Date): string {
  const modifiedMs = file.lastModified;
  return new Date(modifiedMs > 0 && modifiedMs <= now.getTime() ? modifiedMs : now).toISOString();
}
