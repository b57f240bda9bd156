// The photo grid: two in a row, scaled, with number, caption and time.
import type { PdfPhoto } from './document.ts';
import { prepareImage } from './images.ts';
import {
  COLORS,
  ensureRoom,
  heading,
  heightOf,
  type Line,
  layOutLines,
  PAGE,
  type Sheet,
  writeLines,
} from './sheet.ts';

const GUTTER = 12;
const CELL_WIDTH = (PAGE.inner - GUTTER) / 2;
const IMAGE_HEIGHT = CELL_WIDTH * 0.75;

interface PreparedPhoto {
  image: Buffer;
  caption: Line[];
}

function preparePhoto(sheet: Sheet, photo: PdfPhoto, number: number): PreparedPhoto {
  const { translate, format } = sheet;
  const name = photo.caption === null ? `Photo ${number}` : `Photo ${number} (${photo.caption})`;
  const taken = photo.takenAt === null ? null : format.dateTime(photo.takenAt);
  const damage = photo.damageNumber === null ? null : translate('damage', { number: photo.damageNumber });
  const label = [translate('photo', { number }), damage, photo.caption, taken]
    .filter((part) => part !== null)
    .join(' · ');
  return {
    image: prepareImage(photo.image, name),
    caption: layOutLines(sheet, [{ text: label, size: 7.5, color: COLORS.muted }], CELL_WIDTH),
  };
}

function drawPhoto(sheet: Sheet, photo: PreparedPhoto, x: number): void {
  const { doc, y } = sheet;
  doc.rect(x, y, CELL_WIDTH, IMAGE_HEIGHT).fill(COLORS.tint);
  doc.image(photo.image, x, y, { fit: [CELL_WIDTH, IMAGE_HEIGHT], align: 'center', valign: 'center' });
  writeLines(sheet, photo.caption, x, y + IMAGE_HEIGHT + 4, CELL_WIDTH);
}

/** Numbers the photos from `first`, so that a report numbers them across all its damages. */
export function drawPhotoGrid(sheet: Sheet, photos: PdfPhoto[], first = 1): void {
  const prepared = photos.map((photo, index) => preparePhoto(sheet, photo, first + index));
  for (let index = 0; index < prepared.length; index += 2) {
    const row = prepared.slice(index, index + 2);
    const height = IMAGE_HEIGHT + 4 + Math.max(...row.map((photo) => heightOf(photo.caption)));
    ensureRoom(sheet, height);
    for (const [column, photo] of row.entries()) {
      drawPhoto(sheet, photo, PAGE.left + column * (CELL_WIDTH + GUTTER));
    }
    sheet.y += height + 10;
  }
}

export function drawPhotos(sheet: Sheet, photos: PdfPhoto[], first = 1): void {
  if (photos.length === 0) return;
  heading(sheet, sheet.translate('photos'), IMAGE_HEIGHT + 20);
  drawPhotoGrid(sheet, photos, first);
}
