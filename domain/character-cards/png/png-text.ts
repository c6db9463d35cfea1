import { inflateSync } from 'node:zlib';
import type { PngChunk } from './png-chunks';

/** The text of a chunk by its keyword; the text is null if it cannot be decompressed within the limit. */
export interface PngText {
  keyword: string;
  text: Buffer | null;
}

/** The maximum length of a keyword, in bytes (PNG specification, section 11.3.4). */
const keywordLength = 79;
const textTypes = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * Returns the keyword and text of a text chunk of any of the three types; null for other chunks and for
 * malformed ones. Decompresses only texts under a wanted keyword, up to `maxBytes`.
 */
export function textOfChunk(
  { type, data }: PngChunk,
  isWanted: (keyword: string) => boolean,
  maxBytes: number,
): PngText | null {
  if (!textTypes.has(type)) return null;
  const end = data.subarray(0, keywordLength + 1).indexOf(0);
  if (end <= 0) return null;
  const keyword = data.toString('latin1', 0, end);
  const rest = data.subarray(end + 1);
  if (!isWanted(keyword)) return { keyword, text: null };
  if (type === 'tEXt') return { keyword, text: rest };
  if (type === 'zTXt')
    return { keyword, text: rest[0] === 0 ? inflate(rest.subarray(1), maxBytes) : null };
  return { keyword, text: internationalText(rest, maxBytes) };
}

/** Returns the text of an iTXt chunk after its keyword: two flags, a language, a translated keyword. */
function internationalText(rest: Buffer, maxBytes: number): Buffer | null {
  const language = rest.indexOf(0, 2);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  if (translated < 0) return null;
  const text = rest.subarray(translated + 1);
  return rest[0] === 1 ? inflate(text, maxBytes) : text;
}

function inflate(compressed: Buffer, maxBytes: number): Buffer | null {
  try {
    return inflateSync(compressed, { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
}
