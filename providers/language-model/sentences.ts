const emoji = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}\u200D\uFE0F])`;
const closers = String.raw`["'”’»›)\]}*_]*`;

/**
 * Where sentences can end. Every form looks at the first character after the gap, so that a decision
 * once made on the beginning of a text stays right whatever follows.
 */
const ends = new RegExp(
  [
    // A line that ended.
    String.raw`\n\s*(?=\S)`,
    // Chinese and Japanese stops need no gap.
    String.raw`[。！？｡]+["'”’」』）)]*\s*(?=[^\s。！？｡"'”’」』）)])`,
    // Stops with what closes around them, and emoji that belong to what was said.
    String.raw`(?<stop>[.!?…]+)${closers}(?:[^\S\n]?${emoji}+)*\s+(?=[^\s\p{Ll}])(?!${emoji})`,
    // Emoji in the place of a stop.
    String.raw`${emoji}\s+(?=\p{Lu})`,
  ].join('|'),
  'gu',
);

const abbreviations =
  /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Mme|Dr|Prof|St|Mt|Jr|Sr|vs|cf|e\.g|i\.e|\p{Lu}(?<!I))$/u;
const listNumber = /(?:^|\n)\s*\d{1,3}$/;

const defaultLimit = 400;

/**
 * Turns a stream of pieces into whole sentences, each with the white space after it; what is left at
 * the end is the last one. Joined they are exactly the input, and where the input was cut makes no
 * difference. A text without any end is cut at a gap after `limit` UTF-16 units at the latest.
 */
export async function* sentences(
  pieces: AsyncIterable<string>,
  limit = defaultLimit,
): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    for (let end = findEnd(rest, limit); end !== null; end = findEnd(rest, limit)) {
      yield rest.slice(0, end);
      rest = rest.slice(end);
    }
  }
  if (rest !== '') yield rest;
}

/** The length of the first sentence when that is certain already, else null. */
function findEnd(text: string, limit: number): number | null {
  for (const match of withoutHalfCharacter(text).matchAll(ends)) {
    const end = match.index + match[0].length;
    if (end > limit) break;
    if (end > 0 && !isInsideSentence(text, match)) return end;
  }
  // Two more units than the limit: every end up to the limit has then been seen with what follows it.
  return text.length >= limit + 2 ? cutAtGap(text, limit) : null;
}

/** Half of a character that is cut in two by a piece must not be judged alone. */
function withoutHalfCharacter(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}

function isInsideSentence(text: string, match: RegExpExecArray): boolean {
  if (match.groups?.stop !== '.') return false;
  const before = text.slice(0, match.index);
  return abbreviations.test(before) || listNumber.test(before);
}

function cutAtGap(text: string, limit: number): number {
  const head = text.slice(0, limit);
  const gap = /\s(?=\S*$)/.exec(head);
  if (gap && gap.index > 0) return gap.index + 1;
  return /[\uD800-\uDBFF]$/.test(head) && limit > 1 ? limit - 1 : limit;
}
