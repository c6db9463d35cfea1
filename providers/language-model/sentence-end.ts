/** An end of a sentence that has been seen but may yet turn out to be inside of it. */
type Ending =
  | 'none'
  /** `.`, `!`, `?` or `…`: ends before a gap that no lower-case letter follows. */
  | 'stop'
  /** The dot of an abbreviation or a list's number: ends nothing. */
  | 'inner-dot'
  /** `。` and its like need no gap. */
  | 'wide-stop'
  /** Emoji in the place of a stop: ends before a gap and a capital letter. */
  | 'emoji';

type Kind = 'word' | 'space' | 'stop' | 'wide-stop' | 'emoji' | 'closer';

const kinds: [Kind, RegExp][] = [
  ['space', /^\s$/u],
  ['stop', /^[.!?…]$/u],
  ['wide-stop', /^[。！？｡]$/u],
  ['closer', /^["'”’«»›)\]}*_」』）]$/u],
  // The signs of rights and trade marks are pictographs to Unicode, and words to a reader.
  ['emoji', /^(?![©®™])[\p{Extended_Pictographic}\p{RI}\u{1F3FB}-\u{1F3FF}\u200D\uFE0F]$/u],
];
const lowerCase = /^\p{Ll}$/u;
const upperCase = /^[\p{Lu}¿¡]$/u;
const opener = /^["“‘„«(]$/u;
const initial = /^\p{Lu}$/u;
const shortNumber = /^\d{1,3}$/;
const abbreviations = new Set(
  'Mr Mrs Ms Mme Mlle Dr Dra Prof St Mt Jr Sr Sra Hr Fr Nr vs cf bzw ca e.g i.e z.B d.h p.ex'.split(
    ' ',
  ),
);
/** No abbreviation is longer; what came before these characters of a word does not matter. */
const wordKept = 8;

/**
 * Reads a text from its beginning, each character once, and answers where its first sentence ends:
 * in UTF-16 units, null while that is not certain. Every call is given the same text with more at
 * its end; `isWhole` says that nothing will follow. What is decided hangs on the characters alone,
 * not on where the text was cut. A text without any end is cut at a gap after `limit` units.
 */
export function createSentenceReader(
  limit: number,
): (text: string, isWhole: boolean) => number | null {
  let at = 0;
  let gapEnd = 0;
  let ending: Ending = 'none';
  let gap: 'none' | 'space' | 'line' = 'none';
  let word = '';
  let isFirstWord = true;
  let isQuoted = false;

  const cut = (text: string): number => {
    if (gapEnd > 0) return gapEnd;
    const splitsCharacter = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1));
    return splitsCharacter && limit > 1 ? limit - 1 : limit;
  };
  /** Whether the sentence ends before a character that is no space. */
  const endsBefore = (character: string, kind: Kind): boolean => {
    if (gap === 'line') return true;
    if (kind === 'stop' || kind === 'wide-stop' || kind === 'emoji') return false;
    if (ending === 'wide-stop') return kind !== 'closer';
    if (gap === 'none') return false;
    if (ending === 'emoji') return upperCase.test(character);
    // A French quotation closes after a space.
    return ending === 'stop' && !lowerCase.test(character) && !(character === '»' && isQuoted);
  };
  const isInnerDot = (character: string): boolean =>
    character === '.' &&
    (abbreviations.has(word) ||
      (initial.test(word) && word !== 'I') ||
      (isFirstWord && shortNumber.test(word)));
  const noteWord = (character: string): void => {
    ending = 'none';
    if (gap !== 'none' && word !== '') {
      word = '';
      isFirstWord = false;
    }
    word = opener.test(character) ? '' : (word + character).slice(-wordKept);
    isQuoted ||= character === '«';
  };
  const note = (character: string, kind: Kind): void => {
    if (kind === 'stop') {
      const isFirst = ending === 'none' || ending === 'emoji';
      const isInner = isFirst && gap === 'none' && isInnerDot(character);
      if (ending !== 'wide-stop') ending = isInner ? 'inner-dot' : 'stop';
      // Of `e.g.` the first dot is part of the word.
      word = (word + character).slice(-wordKept);
    } else if (kind === 'wide-stop') ending = 'wide-stop';
    else if (kind === 'emoji') ending = ending === 'none' ? 'emoji' : ending;
    else if (kind === 'word' || ending === 'none') noteWord(character);
    if (character === '»') isQuoted = false;
    gap = 'none';
  };

  return (text, isWhole) => {
    for (;;) {
      const code = text.codePointAt(at);
      if (code === undefined) return null;
      // The other half of this character may be on its way.
      if (!isWhole && at === text.length - 1 && code >= 0xd800 && code <= 0xdbff) return null;
      const character = String.fromCodePoint(code);
      const kind = kinds.find(([, form]) => form.test(character))?.[0] ?? 'word';
      if (kind === 'space') {
        if (at > 0 && at < limit) gapEnd = at + 1;
        gap = gap === 'line' || character === '\n' ? 'line' : 'space';
      } else {
        if (at > 0 && endsBefore(character, kind)) return at <= limit ? at : cut(text);
        note(character, kind);
      }
      at += character.length;
      // Two more units than the limit: every end up to the limit has then been seen.
      if (at >= limit + 2) return cut(text);
    }
  };
}
