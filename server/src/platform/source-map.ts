// Finds the source of a position in bundled code. Reads the mappings as text: decoded, those of the bundle take 20 MB.

export interface SourceMap {
  sources: string[];
  mappings: string;
}

export interface SourcePosition {
  source: string;
  line: number;
  column: number;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, DIGITS.indexOf(String.fromCharCode(code))),
);
const COMMA = 44;
const SEMICOLON = 59;
/** The fields of a mapping; each is the difference to the mapping before. */
const [GENERATED_COLUMN, SOURCE, LINE, COLUMN] = [0, 1, 2, 3] as const;

/** Lines and columns count from 1, as in stack traces. */
export function findSource(map: SourceMap, line: number, column: number): SourcePosition | null {
  const { mappings, sources } = map;
  const fields = new Int32Array(5);
  let found: SourcePosition | null = null;
  let field = 0;
  let value = 0;
  let shift = 0;
  let generatedLine = 1;
  for (let at = 0; at <= mappings.length; at += 1) {
    const code = at < mappings.length ? mappings.charCodeAt(at) : SEMICOLON;
    if (code !== COMMA && code !== SEMICOLON) {
      const digit = VALUES[code]!;
      value |= (digit & 31) << shift;
      shift += 5;
      if (digit >= 32) continue;
      fields[field]! += value & 1 ? -(value >> 1) : value >> 1;
      field += 1;
      value = 0;
      shift = 0;
      continue;
    }
    if (generatedLine === line && field > 0 && fields[GENERATED_COLUMN]! < column) {
      const source = sources[fields[SOURCE]!]!;
      found = field > COLUMN ? { source, line: fields[LINE]! + 1, column: fields[COLUMN]! + 1 } : null;
    }
    field = 0;
    if (code === COMMA) continue;
    if (generatedLine === line) return found;
    generatedLine += 1;
    fields[GENERATED_COLUMN] = 0;
  }
  return null;
}
