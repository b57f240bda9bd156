// The shapes of the two vehicles we draw, a car and a van, as paths in their own units; the front is at the left.
import type { VehicleType } from '../../customers/agreements/vocabulary.ts';
import type { VehicleView } from '../../orders/model/protocol.ts';

export interface Drawing {
  width: number;
  height: number;
  body: string;
  glass: string;
  /** Doors, lamps and so on, as lines only. */
  details: string;
  wheels: [x: number, y: number, radius: number][];
}

/** The right side is the mirrored left side. */
export type Drawings = Record<Exclude<VehicleView, 'RIGHT'>, Drawing>;

const CAR_DRAWINGS: Drawings = {
  LEFT: {
    width: 200,
    height: 62,
    body: 'M9 49 C5 49 3 46 3 42 L4 35 C5 31 8 29 14 28 C26 25 38 23 50 22 C58 17 67 9 77 6 C90 3 120 2.5 146 3.5 C160 4.2 172 6 179 9 C185 13 189 19 192 26 C195 29 197 34 197 40 L197 44 C197 47 195 49 191 49 L175 49 A17 17 0 0 0 141 49 L59 49 A17 17 0 0 0 25 49 Z',
    glass:
      'M60 22 C66 16 73 10.5 80 8.8 C86 7.4 92 7 99 6.8 L99 22 Z M103 6.7 L139 6.8 L141 22 L103 22 Z M143.5 6.9 C154 7.3 163 8.5 170 10.5 C175 13 179 18 181 22 L145.5 22 Z',
    details:
      'M101 6.7 L101 45 M58 23 C56 30 58 39 61 45 L139 45 M141 23 C144 27 143 30 141.5 33 M88 28 L96 28 M129 28 L137 28 M5 34 L15 33 C19 32 21 29.5 21 27 M196 36 L189 35 C185 33 184 28 185 17 M3.5 42 L20 43 M62 20 L58 17 L55 21',
    wheels: [
      [42, 49, 12.5],
      [158, 49, 12.5],
    ],
  },
  TOP: {
    width: 200,
    height: 84,
    body: 'M13 12 C6 18 3 30 3 42 C3 54 6 66 13 72 C22 78 40 80 62 80 L160 80 C178 80 188 78 193 71 C196 64 197 54 197 42 C197 30 196 20 193 13 C188 6 178 4 160 4 L62 4 C40 4 22 6 13 12 Z M62 4 C60 1 65 0 67 1 L71 4 Z M62 80 C60 83 65 84 67 83 L71 80 Z',
    glass:
      'M56 13 C49 22 47 32 47 42 C47 52 49 62 56 71 L76 65 C72 57 71 50 71 42 C71 34 72 27 76 19 Z M181 17 C185 25 187 34 187 42 C187 50 185 59 181 67 L169 63 C171 56 172 49 172 42 C172 35 171 28 169 21 Z M62 9.5 L174 9.5 L166 16 L79 16 Z M62 74.5 L174 74.5 L166 68 L79 68 Z',
    details:
      'M52 12 C38 12 24 14 12 20 M52 72 C38 72 24 70 12 64 M8 22 C11 20 15 17 17 14 M8 62 C11 64 15 67 17 70 M193 24 L189 19 M193 60 L189 65 M112 9.5 L112 16 M112 68 L112 74.5 M148 9.5 L148 16 M148 68 L148 74.5',
    wheels: [],
  },
  FRONT: {
    width: 84,
    height: 62,
    body: 'M20 20 C22 13 25 7 29 5 C36 3 48 3 55 5 C59 7 62 13 64 20 C70 21 75 24 76 30 L77 46 C77 50 75 52 71 52 L13 52 C9 52 7 50 7 46 L8 30 C9 24 14 21 20 20 Z M18 19 L9 16 C7 16 6 18 7 21 L17 22 Z M66 19 L75 16 C77 16 78 18 77 21 L67 22 Z',
    glass: 'M24 20 C26 14 28 9.5 31 8.3 C37 7 47 7 53 8.3 C56 9.5 58 14 60 20 Z',
    details:
      'M10 30 C14 28 21 29 24 33 C20 36 13 35 10 34 Z M74 30 C70 28 63 29 60 33 C64 36 71 35 74 34 Z M28 32 L56 32 L53 38 L31 38 Z M32 42 L52 42 L52 47 L32 47 Z M9 44 L26 44 M58 44 L75 44 M20 20 C30 23 54 23 64 20',
    wheels: [],
  },
  REAR: {
    width: 84,
    height: 62,
    body: 'M20 20 C22 13 25 7 29 5 C36 3 48 3 55 5 C59 7 62 13 64 20 C70 21 75 24 76 30 L77 46 C77 50 75 52 71 52 L13 52 C9 52 7 50 7 46 L8 30 C9 24 14 21 20 20 Z',
    glass: 'M25 18 C27 13 29 9.8 31 9 C37 7.8 47 7.8 53 9 C55 9.8 57 13 59 18 Z',
    details:
      'M9 27 L22 28 C23 31 22 34 20 35 L8.5 35 Z M75 27 L62 28 C61 31 62 34 64 35 L75.5 35 Z M31 29 L53 29 L53 35 L31 35 Z M12 43 L72 43 M20 22 C18 28 20 38 22 43 M64 22 C66 28 64 38 62 43',
    wheels: [],
  },
};

const VAN_DRAWINGS: Drawings = {
  LEFT: {
    width: 200,
    height: 82,
    body: 'M8 69 C4 69 3 66 3 62 L4 52 C5 46 8 43 14 41 L28 37 C34 24 41 13 48 8 C52 5 58 4 66 4 L190 4 C194 4 196 6 196 10 L197 64 C197 67 195 69 192 69 L175 69 A16 16 0 0 0 143 69 L54 69 A16 16 0 0 0 22 69 Z',
    glass: 'M35 37 C40 26 46 17 51 13 C54 11 58 10 64 10 L70 10 L70 37 Z',
    details:
      'M73 8 L73 66 M33 39 C31 48 31 54 34 58 M112 8 L112 66 M73 66 L141 66 M80 42 L88 42 M64 42 L70 42 M4.5 51 L15 50 C18 48 19 45 19 41 M196.5 46 L192 46 L192 58 L197 58 M112 40 L190 40 M3.5 61 L20 61',
    wheels: [
      [38, 69, 12],
      [159, 69, 12],
    ],
  },
  TOP: {
    width: 200,
    height: 84,
    body: 'M10 14 C5 20 3 31 3 42 C3 53 5 64 10 70 C16 76 28 79 44 80 L190 80 C194 80 197 78 197 74 L197 10 C197 6 194 4 190 4 L44 4 C28 5 16 8 10 14 Z M40 4 C37 1 43 -1 46 1 L50 4 Z M40 80 C37 83 43 85 46 83 L50 80 Z',
    glass:
      'M34 14 C28 23 26 33 26 42 C26 51 28 61 34 70 L52 66 C48 58 47 50 47 42 C47 34 48 26 52 18 Z M42 9 L68 9 L68 14 L55 14 Z M42 75 L68 75 L68 70 L55 70 Z',
    details:
      'M72 10 L190 10 L190 74 L72 74 Z M102 10 L102 74 M131 10 L131 74 M160 10 L160 74 M8 22 L16 15 M8 62 L16 69',
    wheels: [],
  },
  FRONT: {
    width: 84,
    height: 82,
    body: 'M14 40 L20 10 C21 6 24 4 28 4 L56 4 C60 4 63 6 64 10 L70 40 C73 42 75 45 75 50 L75 67 C75 70 73 72 70 72 L14 72 C11 72 9 70 9 67 L9 50 C9 45 11 42 14 40 Z M13 36 L6 33 L5 44 L11 45 Z M71 36 L78 33 L79 44 L73 45 Z',
    glass: 'M20 38 L25 13 C26 11 27 10.5 29 10.5 L55 10.5 C57 10.5 58 11 59 13 L64 38 Z',
    details:
      'M11 50 L23 48 L23 55 L11 56 Z M73 50 L61 48 L61 55 L73 56 Z M28 46 L56 46 L53 55 L31 55 Z M32 61 L52 61 L52 66 L32 66 Z M10 62 L27 62 M57 62 L74 62',
    wheels: [],
  },
  REAR: {
    width: 84,
    height: 82,
    body: 'M12 10 C12 6 15 4 19 4 L65 4 C69 4 72 6 72 10 L75 66 C75 70 73 72 70 72 L14 72 C11 72 9 70 9 66 Z',
    glass: 'M18 12 L39 12 L39 32 L17 32 Z M45 12 L66 12 L67 32 L45 32 Z',
    details:
      'M42 7 L42 65 M10 65 L74 65 M10.5 42 L15 42 L15 56 L10 56 M73.5 42 L69 42 L69 56 L74 56 M45 46 L62 46 L62 51 L45 51 Z M37 40 L40 40',
    wheels: [],
  },
};

const BOX_SHAPED: ReadonlySet<VehicleType> = new Set(['VAN', 'TRUCK_7_5', 'TRUCK_12', 'TRUCK_40']);

export function drawingsFor(type: VehicleType): Drawings {
  return BOX_SHAPED.has(type) ? VAN_DRAWINGS : CAR_DRAWINGS;
}
