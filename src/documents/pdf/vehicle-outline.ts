// Owns the drawn vehicle, seen from both sides, above, front and rear, and the numbered marks of damage on it.
import type { PdfDamage, PdfVehicleView } from './document.ts';
import { colors, mm, page, type Sheet, writeAt } from './sheet.ts';

interface Drawing {
  width: number;
  height: number;
  /** Filled, in the drawing's own units. */
  body: string;
  glass: string;
  /** Doors, lamps and the like. */
  details: string;
  wheels: [x: number, y: number, radius: number][];
}
