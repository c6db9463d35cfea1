import { refuseCard, type CardRefusal } from '../card-refusal';
import { cardLimits } from '../limits';
import { isObject, toObject, type JsonObject, type JsonValue } from './json-value';

type ReadJson = { ok: true; document: JsonObject } | CardRefusal;

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON object from UTF-8 bytes, with or without a byte order mark. Refuses bytes above the limit,
 * JSON nested too deep or with too many values before it is parsed, and numbers that a double cannot hold.
 * Numbers keep the precision of a double (RFC 8259, section 6).
 */
export function readJson(bytes: Uint8Array): ReadJson {
  const maxBytes = cardLimits.jsonBytes;
  if (bytes.length > maxBytes) return refuseCard('json-too-large', { maxBytes });
  const text = decode(bytes);
  if (text === null) return refuseCard('not-utf8');
  const refusal = measure(text);
  if (refusal) return refusal;
  const value = parse(text);
  return isObject(value) ? { ok: true, document: value } : refuseCard('not-json');
}

function decode(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** Returns a parsed value; undefined if the text is not JSON or has a number beyond the range of a double. */
function parse(text: string): JsonValue | undefined {
  try {
    return fromParsed(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Copies what `JSON.parse` returned. Throws a RangeError for an infinite number. */
function fromParsed(value: unknown): JsonValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError('a number is infinite');
    // JSON.stringify does not write the sign of zero.
    return value === 0 ? 0 : value;
  }
  if (Array.isArray(value)) return value.map(fromParsed);
  if (typeof value !== 'object' || value === null) return null;
  return toObject(Object.entries(value).map(([key, one]) => [key, fromParsed(one)]));
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Returns the refusal for a text whose nesting or number of values exceeds the limits. */
function measure(text: string): CardRefusal | undefined {
  let depth = 0;
  let values = 1;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (isInString) {
      if (sign === backslash) index++;
      else if (sign === quote) isInString = false;
    } else if (sign === quote) isInString = true;
    else if (opening.has(sign)) {
      if (++depth > cardLimits.jsonDepth) return refuseCard('json-too-deep');
    } else if (closing.has(sign)) depth--;
    else if (sign === comma || sign === colon) {
      if (++values > cardLimits.jsonValues) return refuseCard('json-has-too-many-values');
    }
  }
  return undefined;
}
