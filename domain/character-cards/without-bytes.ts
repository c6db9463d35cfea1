/** The beginning of a data URL (RFC 2397). */
const dataUrl = /data:(?:image|audio|video|font|model|application)\/[^\s"'<>(),]{1,100},/gi;
/** A sign that cannot be part of a data URL. */
const afterDataUrl = /[\s"'<>()]/g;
const emptyDataUrl = 'data:,';

/** The beginning of a line of base64 that is longer than any word. */
const base64Line = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{60}/g;
const afterBase64 = /[^A-Za-z0-9+/]/g;
const padding = /^={1,2}/;
/** The text between two lines of one run. */
const lineBreak = /^\s{1,2}$/;
/** The minimum length of a run that is removed whatever it contains. */
const longRun = 1024;
/** The minimum number of different signs in encoded bytes; a long cry or a ruler has fewer. */
const differentSigns = 24;

/** The first bytes of pictures, sound, films and archives, with their offset. */
const signatures: readonly [number, string][] = [
  [0, '89504e47'],
  [0, 'ffd8ff'],
  [0, '47494638'],
  [0, '52494646'],
  [0, '4f676753'],
  [0, '494433'],
  [0, 'fffb'],
  [0, '664c6143'],
  [0, '1a45dfa3'],
  [0, '504b0304'],
  [4, '66747970'],
];
/** The number of base64 signs that hold the longest signature. */
const signatureSigns = 64;

interface Place {
  start: number;
  end: number;
}

/**
 * Returns a text without encoded files: data URLs of media become empty ones, and base64 is removed if it
 * is long, or begins like a picture, sound, film or archive.
 *
 * No expression has an unlimited repeat, which could overflow the stack on a long text.
 */
export function withoutBytes(text: string): string {
  if (text.length < emptyDataUrl.length) return text;
  const withoutUrls = replacePlaces(text, dataUrls(text), emptyDataUrl);
  return replacePlaces(withoutUrls, base64Runs(withoutUrls), '');
}

function replacePlaces(text: string, places: Iterable<Place>, replacement: string): string {
  let kept = '';
  let end = 0;
  for (const place of places) {
    kept += text.slice(end, place.start) + replacement;
    end = place.end;
  }
  return kept + text.slice(end);
}

function* dataUrls(text: string): Generator<Place> {
  let last = 0;
  for (const { 0: head, index: start } of text.matchAll(dataUrl)) {
    if (start < last) continue;
    last = placeOf(afterDataUrl, text, start + head.length);
    yield { start, end: last };
  }
}

/** Yields the encoded files in a text; lines of base64 that follow each other are one run. */
function* base64Runs(text: string): Generator<Place> {
  let run: Place | undefined;
  for (const { index: start } of text.matchAll(base64Line)) {
    const unpadded = placeOf(afterBase64, text, start);
    const [pad = ''] = padding.exec(text.slice(unpadded, unpadded + 2)) ?? [];
    const end = unpadded + pad.length;
    if (run && start - run.end <= 2 && lineBreak.test(text.slice(run.end, start))) run.end = end;
    else {
      if (run && isBytes(text.slice(run.start, run.end))) yield run;
      run = { start, end };
    }
  }
  if (run && isBytes(text.slice(run.start, run.end))) yield run;
}

/** Returns the place of the next match of a global expression; the end of the text if there is none. */
function placeOf(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  return expression.exec(text)?.index ?? text.length;
}

function isBytes(run: string): boolean {
  const start = Buffer.from(run.slice(0, signatureSigns), 'base64').toString('hex');
  if (signatures.some(([offset, hex]) => start.startsWith(hex, offset * 2))) return true;
  return run.length >= longRun && new Set(run).size >= differentSigns;
}
