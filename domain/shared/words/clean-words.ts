/** Matches most text, which needs no cleaning. */
const plain = /^[\n\t\x20-\x7e]*$/;

/** Matches line breaks of other systems. */
const otherBreak = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** A letter or mark of a script in which joiners affect the shape or meaning of letters. */
const joining =
  /[\p{scx=Adlm}\p{scx=Arab}\p{scx=Bali}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Java}\p{scx=Khmr}\p{scx=Knda}\p{scx=Mlym}\p{scx=Mong}\p{scx=Mymr}\p{scx=Nkoo}\p{scx=Orya}\p{scx=Rohg}\p{scx=Sinh}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}](?<=[\p{L}\p{M}])/u
    .source;
/** A letter or mark of a script without spaces between words. */
const unspaced = /[\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}\p{scx=Thai}](?<=[\p{L}\p{M}])/u.source;

/** Invisible characters that have an effect at their position. */
const functional = [
  // A single joiner between the letters of Persian, Arabic and Indic words.
  `(?<=${joining})[\\u200c\\u200d](?![\\u200c\\u200d])`,
  `(?<![\\u200c\\u200d])[\\u200c\\u200d](?=${joining})`,
  // A joiner between the parts of one emoji, such as families, professions and flags.
  /(?<=\p{Extended_Pictographic}[\ufe0e\ufe0f]?[\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/u
    .source,
  // A variation selector for the emoji or text form of a sign; after a digit only if it becomes a keycap.
  /(?<=\p{Emoji})(?<![\d#*])[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)/u.source,
  // The tags in the flags of England, Scotland and Wales, and no other text in tags.
  /(?<=\u{1f3f4})\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u
    .source,
  // Registered variants of ideographs, mathematical signs and certain scripts.
  /(?<=[\p{Ideographic}\p{Sm}\p{scx=Egyp}\p{scx=Mymr}\p{scx=Phag}])[\ufe00-\ufe0d]/u.source,
  /(?<=\p{Ideographic})[\u{e0100}-\u{e01ef}]/u.source,
  /(?<=\p{scx=Mong})(?<=\p{L})[\u180b-\u180f]/u.source,
  // A possible line break in Khmer, Lao, Burmese and Thai.
  `(?<=${unspaced})\\u200b(?=${unspaced})`,
  // Direction marks, which are checked line by line.
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.source,
].join('|');
/**
 * Matches invisible characters, fillers and controls; those with an effect match first. A NUL and a lone
 * surrogate are kept, so that schemas refuse them.
 */
const invisible = new RegExp(
  `(${functional})|[\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\ufff9-\\ufffc]|[^\\P{Cc}\\0\\n\\t]`,
  'gu',
);

const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const embedding = /[\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const braille = /[\u2800-\u28ff]+/g;
const onlyBlankCells = /^\u2800+$/;

/** Matches visible characters, and those that schemas have yet to refuse. */
const visible = /\0|[^\s\p{Z}\p{Mn}\p{Me}\p{Cc}\p{Cf}]/u;

/**
 * Cleans a person's text for moderation, storage and delivery: composed (NFC), without white space at its
 * ends, and without invisible characters that have no effect, so that the text reads as it looks. Empty if
 * nothing is visible. The function is idempotent.
 */
export function cleanWords(written: string): string {
  if (plain.test(written)) return written.trim();
  let text = written.replace(otherBreak, '\n');
  // A removed character may have protected another one, so the loop repeats until nothing changes.
  for (let before; before !== text;) {
    before = text;
    text = withoutInvisible(text.normalize()).trim();
  }
  return visible.test(text) ? text : '';
}

function withoutInvisible(text: string): string {
  return text
    .replace(invisible, (_sign, kept: string | undefined) => kept ?? '')
    .replace(braille, (cells) => (onlyBlankCells.test(cells) ? '' : cells))
    .split('\n')
    .map((line) => (line.search(direction) < 0 ? line : withDirections(line)))
    .join('\n');
}

/**
 * Returns a line with only the direction marks that it needs: none in a line with one direction, and no
 * misleading ones.
 */
function withDirections(line: string): string {
  if (!rightToLeft.test(line)) return line.replace(direction, '');
  const marked = line.replace(/([\u061c\u200e\u200f])[\u061c\u200e\u200f]+/g, '$1');
  return isClosed(marked) ? marked : marked.replace(embedding, '');
}

/**
 * Checks whether every embedding and isolate of a line is closed in it, in order, and none is an override.
 */
function isClosed(line: string): boolean {
  const open: string[] = [];
  for (const [sign] of line.matchAll(embedding)) {
    if (sign === '\u202d' || sign === '\u202e') return false;
    if (sign === '\u202c' || sign === '\u2069') {
      if (open.pop() !== sign) return false;
    } else open.push(sign < '\u2060' ? '\u202c' : '\u2069');
  }
  return open.length === 0;
}
