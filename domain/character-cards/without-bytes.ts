/** A data URL, up to the first sign that cannot be part of it (RFC 2397). */
const dataUrl =
  /data:(?:image|audio|video|font|model|application)\/[\w.+-]+(?:;[\w=.+-]+)*,[^\s"'<>()]*/gi;
const emptyDataUrl = 'data:,';

/** Lines of base64, each longer than any word. */
const base64Lines = /[A-Za-z0-9+/]{60,}={0,2}(?:\s{1,2}[A-Za-z0-9+/]{60,}={0,2})*/g;
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

/**
 * Returns a text without encoded files: data URLs of media become empty ones, and base64 is removed if it
 * is long, or begins like a picture, sound, film or archive.
 */
export function withoutBytes(text: string): string {
  if (text.length < emptyDataUrl.length) return text;
  return text
    .replace(dataUrl, emptyDataUrl)
    .replace(base64Lines, (run) => (isBytes(run) ? '' : run));
}

function isBytes(run: string): boolean {
  const start = Buffer.from(run.slice(0, signatureSigns), 'base64').toString('hex');
  if (signatures.some(([offset, hex]) => start.startsWith(hex, offset * 2))) return true;
  return run.length >= longRun && new Set(run).size >= differentSigns;
}
