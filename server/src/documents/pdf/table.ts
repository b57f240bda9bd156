// Owns tables: right-aligned amounts, a head that is repeated on every page, rows that break only when taller than a page.
import {
  colors,
  drawRule,
  ensureRoom,
  heightOf,
  type Line,
  layLines,
  type Piece,
  page,
  type Sheet,
  startPage,
  writeLines,
} from './sheet.ts';

export interface Column {
  label: string;
  /** Share of the page's width. */
  share: number;
  align?: 'left' | 'right';
}

export type Row = (string | Piece[])[];

const padding = 4;
const gap = 8;

interface Placed {
  x: number;
  width: number;
  column: Column;
}

function placeColumns(columns: Column[]): Placed[] {
  const total = columns.reduce((sum, column) => sum + column.share, 0);
  let x = page.left + padding;
  return columns.map((column) => {
    const width = ((page.inner - 2 * padding + gap) * column.share) / total - gap;
    const placed = { x, width, column };
    x += width + gap;
    return placed;
  });
}

function layRow(sheet: Sheet, columns: Placed[], row: Row): Line[][] {
  return columns.map(({ width, column }, index) => {
    const cell = row[index] ?? '';
    const pieces = typeof cell === 'string' ? [{ text: cell, size: 8.5 }] : cell;
    return layLines(
      sheet,
      pieces.map((piece) => ({ align: column.align ?? 'left', ...piece })),
      width,
    );
  });
}

function drawHead(sheet: Sheet, columns: Placed[]): void {
  const style = { size: 8, font: 'bold', color: colors.accent } as const;
  const cells = columns.map(({ column, width }) =>
    layLines(sheet, [{ text: column.label, ...style, align: column.align ?? 'left' }], width),
  );
  const height = Math.max(...cells.map(heightOf)) + 2 * padding;
  sheet.doc.rect(page.left, sheet.y, page.inner, height).fill(colors.tint);
  writeRow(sheet, columns, cells);
  sheet.y += height;
  drawRule(sheet, sheet.y, colors.accent);
}

function writeRow(sheet: Sheet, columns: Placed[], cells: Line[][]): void {
  for (const [index, lines] of cells.entries()) {
    const { x, width } = columns[index]!;
    writeLines(sheet, lines, x, sheet.y + padding, width);
  }
}

/** Takes from every cell the lines that still fit the page, and leaves the others in it. */
function takeFitting(cells: Line[][], room: number): Line[][] {
  return cells.map((lines) => {
    let height = 0;
    const fits = lines.findIndex((line) => {
      height += line.before + line.height;
      return height > room;
    });
    return lines.splice(0, fits < 0 ? lines.length : fits);
  });
}

function drawRow(sheet: Sheet, columns: Placed[], cells: Line[][], keepWith: number): void {
  const height = Math.max(...cells.map(heightOf)) + 2 * padding;
  if (ensureRoom(sheet, height + keepWith)) drawHead(sheet, columns);
  let rest = height;
  while (sheet.y + rest > page.bottom) {
    writeRow(sheet, columns, takeFitting(cells, page.bottom - sheet.y - 2 * padding));
    startPage(sheet);
    drawHead(sheet, columns);
    rest = Math.max(...cells.map(heightOf)) + 2 * padding;
  }
  writeRow(sheet, columns, cells);
  sheet.y += rest;
  drawRule(sheet, sheet.y);
}

/** The last row stays with the `follows` points that come after the table. */
export function drawTable(sheet: Sheet, columns: Column[], rows: Row[], follows = 0): void {
  const placed = placeColumns(columns);
  ensureRoom(sheet, 60);
  drawHead(sheet, placed);
  for (const [index, row] of rows.entries()) {
    drawRow(sheet, placed, layRow(sheet, placed, row), index === rows.length - 1 ? follows : 0);
  }
}
