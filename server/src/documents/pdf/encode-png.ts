// Writes pixels as the simplest possible PNG, without the decoder that only the PDF threads load.
import { crc32, deflateSync } from 'node:zlib';
import { PNG_SIGNATURE } from './png-header.ts';

/** RGB, 8 bits each. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}

/**
 * Written without a library: pdfkit embeds this form without decoding it, and the library takes three times
 * as long.
 */
export function encodePng({ width, height, rgb }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    rgb.copy(rows, y * (width * 3 + 1) + 1, y * width * 3, (y + 1) * width * 3);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG_SIGNATURE, ...parts]);
}
