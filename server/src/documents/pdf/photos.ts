// Owns the grid of photos: two in a row, scaled, with number, caption and time.
import type { ProtocolPhoto } from '../../orders/model/protocol.ts';
import { prepareImage } from './images.ts';
import {
  colors,
  ensureRoom,
  heading,
  heightOf,
  type Line,
  layLines,
  page,
  type Sheet,
  writeLines,
} from './sheet.ts';

const gutter = 12;
const cellWidth = (page.inner - gutter) / 2;
const imageHeight = cellWidth * 0.75;

interface PreparedPhoto {
  image: Buffer;
  caption: Line[];
}

function preparePhoto(sheet: Sheet, photo: ProtocolPhoto, number: number): PreparedPhoto {
  const { say, format } = sheet;
  const name = photo.caption === null ? `Photo ${number}` : `Photo ${number} (${photo.caption})`;
  const taken = photo.takenAt === null ? null : format.dateTime(photo.takenAt);
  const label = [say('photo', { number }), photo.caption, taken].filter((part) => part !== null).join(' · ');
  return {
    image: prepareImage(photo.image, name),
    caption: layLines(sheet, [{ text: label, size: 7.5, color: colors.muted }], cellWidth),
  };
}

function drawPhoto(sheet: Sheet, photo: PreparedPhoto, x: number): void {
  const { doc, y } = sheet;
  doc.rect(x, y, cellWidth, imageHeight).fill(colors.tint);
  doc.image(photo.image, x, y, { fit: [cellWidth, imageHeight], align: 'center', valign: 'center' });
  writeLines(sheet, photo.caption, x, y + imageHeight + 4, cellWidth);
}

/** Numbers go on from `first`, so that a report counts through all of its damages. */
export function drawPhotoGrid(sheet: Sheet, photos: ProtocolPhoto[], first = 1): void {
  const prepared = photos.map((photo, index) => preparePhoto(sheet, photo, first + index));
  for (let index = 0; index < prepared.length; index += 2) {
    const row = prepared.slice(index, index + 2);
    const height = imageHeight + 4 + Math.max(...row.map((photo) => heightOf(photo.caption)));
    ensureRoom(sheet, height);
    for (const [column, photo] of row.entries()) {
      drawPhoto(sheet, photo, page.left + column * (cellWidth + gutter));
    }
    sheet.y += height + 10;
  }
}

export function drawPhotos(sheet: Sheet, photos: ProtocolPhoto[]): void {
  if (photos.length === 0) return;
  heading(sheet, sheet.say('photos'), imageHeight + 20);
  drawPhotoGrid(sheet, photos);
}
