// Tables: right-aligned amounts, a header on every page, and rows that break only if taller than a page.
import {
  COLORS,
  drawRule,
  ensureRoom,
  heightOf,
  type Line,
  layOutLines,
  PAGE,
  type Piece,
  type Sheet,
  startPage,
  writeLines,
} from './sheet.ts';

export interface Column {
  label: string;
  /** The column's share of the page width. */
  share: number;
  align?: 'left' | 'right';
}

export type Row = (string | Piece[])[];

const PADDING = 4;
const GAP = 8;

interface PlacedColumn {
  x: number;
  width: number;
  column: Column;
}

function placeColumns(columns: Column[]): PlacedColumn[] {
  const total = columns.reduce((sum, column) => sum + column.share, 0);
  let x = PAGE.left + PADDING;
  return columns.map((column) => {
    const width = ((PAGE.inner - 2 * PADDING + GAP) * column.share) / total - GAP;
    const placed = { x, width, column };
    x += width + GAP;
    return placed;
  });
}

function layOutRow(sheet: Sheet, columns: PlacedColumn[], row: Row): Line[][] {
  return columns.map(({ width, column }, index) => {
    const cell = row[index] ?? '';
    const pieces = typeof cell === 'string' ? [{ text: cell, size: 8.5 }] : cell;
    return layOutLines(
      sheet,
      pieces.map((piece) => ({ align: column.align ?? 'left', ...piece })),
      width,
    );
  });
}

function layOutHeader(sheet: Sheet, columns: PlacedColumn[]): Line[][] {
  const style = { size: 8, font: 'bold', color: sheet.accent } as const;
  return columns.map(({ column, width }) =>
    layOutLines(sheet, [{ text: column.label, ...style, align: column.align ?? 'left' }], width),
  );
}

function rowHeight(cells: Line[][]): number {
  return Math.max(...cells.map(heightOf)) + 2 * PADDING;
}

function drawHeader(sheet: Sheet, columns: PlacedColumn[]): void {
  const cells = layOutHeader(sheet, columns);
  const height = rowHeight(cells);
  sheet.doc.rect(PAGE.left, sheet.y, PAGE.inner, height).fill(COLORS.tint);
  writeRow(sheet, columns, cells);
  sheet.y += height;
  drawRule(sheet, sheet.y, sheet.accent);
}

function writeRow(sheet: Sheet, columns: PlacedColumn[], cells: Line[][]): void {
  for (const [index, lines] of cells.entries()) {
    const { x, width } = columns[index]!;
    writeLines(sheet, lines, x, sheet.y + PADDING, width);
  }
}

/** Removes and returns the lines of every cell that still fit on the page. */
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

function drawRow(sheet: Sheet, columns: PlacedColumn[], cells: Line[][], keepWith: number): void {
  const height = rowHeight(cells);
  if (ensureRoom(sheet, height + keepWith)) drawHeader(sheet, columns);
  let remaining = height;
  while (sheet.y + remaining > PAGE.bottom) {
    writeRow(sheet, columns, takeFitting(cells, PAGE.bottom - sheet.y - 2 * PADDING));
    startPage(sheet);
    drawHeader(sheet, columns);
    remaining = rowHeight(cells);
  }
  writeRow(sheet, columns, cells);
  sheet.y += remaining;
  drawRule(sheet, sheet.y);
}

/** How many rows fit below each other into this height, header included. */
export function countFittingRows(sheet: Sheet, columns: Column[], rows: Row[], height: number): number {
  const placed = placeColumns(columns);
  let left = height - rowHeight(layOutHeader(sheet, placed));
  const isTooMany = rows.findIndex((row) => {
    left -= rowHeight(layOutRow(sheet, placed, row));
    return left < 0;
  });
  return isTooMany < 0 ? rows.length : isTooMany;
}

/**
 * Keeps the last row together with the `followingHeight` points after the table; with `whole`, all rows if they fit
 * on a page.
 */
export function drawTable(
  sheet: Sheet,
  columns: Column[],
  rows: Row[],
  { followingHeight = 0, whole = false } = {},
): void {
  const placed = placeColumns(columns);
  const cells = rows.map((row) => layOutRow(sheet, placed, row));
  const heights = [layOutHeader(sheet, placed), ...cells].map(rowHeight);
  const height = heights.reduce((sum, each) => sum + each, followingHeight);
  // The header needs a row below it; a single row needs what follows, too.
  const firstRow = (heights[0] ?? 0) + (heights[1] ?? 0) + (cells.length === 1 ? followingHeight : 0);
  if (!(whole && ensureRoom(sheet, height))) ensureRoom(sheet, Math.max(60, firstRow));
  drawHeader(sheet, placed);
  for (const [index, row] of cells.entries()) {
    drawRow(sheet, placed, row, index === cells.length - 1 ? followingHeight : 0);
  }
}
