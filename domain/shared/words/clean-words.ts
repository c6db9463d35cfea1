/** What most people type most of the time, which cleaning leaves alone. */
const plain = /^[\n\t\x20-\x7e]*$/;

/** Breaks of a line as other systems write them. */
const otherBreak = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** A letter or mark of a script in which joiners choose the shape of letters, or what they mean. */
const joining =
  /[\p{scx=Adlm}\p{scx=Arab}\p{scx=Bali}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Java}\p{scx=Khmr}\p{scx=Knda}\p{scx=Mlym}\p{scx=Mong}\p{scx=Mymr}\p{scx=Nkoo}\p{scx=Orya}\p{scx=Rohg}\p{scx=Sinh}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}](?<=[\p{L}\p{M}])/u
    .source;
/** A letter or mark of a script without spaces between words. */
const unspaced = /[\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}\p{scx=Thai}](?<=[\p{L}\p{M}])/u.source;

/** Signs that nobody sees but that do something where they stand. */
const functional = [
  // Between the letters of Persian, Arabic and Indic words, one at a time.
  `(?<=${joining})[\\u200c\\u200d](?![\\u200c\\u200d])`,
  `(?<![\\u200c\\u200d])[\\u200c\\u200d](?=${joining})`,
  // Between the parts of one emoji: families, professions, flags of colours.
  /(?<=\p{Extended_Pictographic}[\ufe0e\ufe0f]?[\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/u
    .source,
  // How a sign is drawn, as an emoji or as text; of a digit only where it becomes a key.
  /(?<=\p{Emoji})(?<![\d#*])[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)/u.source,
  // The flags of England, Scotland and Wales, and no other sentence in tags.
  /(?<=\u{1f3f4})\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u
    .source,
  // Variants that are registered: of ideographs, of mathematics, of scripts that have them.
  /(?<=[\p{Ideographic}\p{Sm}\p{scx=Egyp}\p{scx=Mymr}\p{scx=Phag}])[\ufe00-\ufe0d]/u.source,
  /(?<=\p{Ideographic})[\u{e0100}-\u{e01ef}]/u.source,
  /(?<=\p{scx=Mong})(?<=\p{L})[\u180b-\u180f]/u.source,
  // Where a line may break in Khmer, Lao, Burmese and Thai.
  `(?<=${unspaced})\\u200b(?=${unspaced})`,
  // What turns the direction of a line, which is looked at line by line.
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.source,
].join('|');
/**
 * Signs that nobody sees, fillers and controls; those that do something are found first. A NUL stays for
 * schemas to refuse, as half a character does.
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

/** What somebody sees, and what schemas have yet to refuse. */
const visible = /\0|[^\s\p{Z}\p{Mn}\p{Me}\p{Cc}\p{Cf}]/u;

/**
 * What somebody wrote, as it is judged, stored and sent on: composed (NFC), without white space at its
 * ends, and without what nobody sees and does nothing where it stands, so that nothing reads otherwise
 * than it looks. Empty where there is nothing to see. Cleaning what is clean changes nothing.
 */
export function cleanWords(written: string): string {
  if (plain.test(written)) return written.trim();
  let text = written.replace(otherBreak, '\n');
  // What was taken away may have kept something else in its place.
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

/** A line with the marks of direction that it needs: none where all of it runs one way, and none that lie. */
function withDirections(line: string): string {
  if (!rightToLeft.test(line)) return line.replace(direction, '');
  const marked = line.replace(/([\u061c\u200e\u200f])[\u061c\u200e\u200f]+/g, '$1');
  return isClosed(marked) ? marked : marked.replace(embedding, '');
}

/** Whether every embedding and isolate of a line ends in it, in order, and none overrides what it holds. */
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
