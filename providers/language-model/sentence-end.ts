/** A possible end of a sentence, which may still turn out to be inside it. */
type Ending =
  | 'none'
  /** `.`, `!`, `?` or `…`: ends the sentence before a gap that is not followed by a lower-case letter. */
  | 'stop'
  /** The dot of an abbreviation or a list's number: ends nothing. */
  | 'inner-dot'
  /** `。` and similar need no gap. */
  | 'wide-stop'
  /** Emoji in place of a stop: ends the sentence before a gap and a capital letter. */
  | 'emoji';

type Kind = 'word' | 'space' | 'stop' | 'wide-stop' | 'emoji' | 'closer';

const kinds: [Kind, RegExp][] = [
  ['space', /^\s$/u],
  ['stop', /^[.!?…]$/u],
  ['wide-stop', /^[。！？｡]$/u],
  ['closer', /^["'”’«»›)\]}*_」』）]$/u],
  // Unicode classifies copyright and trade mark signs as pictographs; readers see them as words.
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
/** No abbreviation is longer; earlier characters of a word do not matter. */
const wordKept = 8;

/**
 * Creates a function that reads a text from its start, each character once, and returns the end of its
 * first sentence: in UTF-16 units, null while uncertain. Every call gets the same text with more at its
 * end; `isWhole` marks the end of the text. The result depends only on the characters, not on the pieces. A
 * text without an end is cut at a gap after `limit` units.
 */
export function createSentenceReader(
  limit: number,
): (text: string, isWhole: boolean) => number | null {
  const reader = new SentenceReader(limit);
  return (text, isWhole) => reader.read(text, isWhole);
}

class SentenceReader {
  private readonly limit: number;
  private at = 0;
  private gapEnd = 0;
  private ending: Ending = 'none';
  private gap: 'none' | 'space' | 'line' = 'none';
  private word = '';
  private isFirstWord = true;
  private isQuoted = false;

  constructor(limit: number) {
    this.limit = limit;
  }

  read(text: string, isWhole: boolean): number | null {
    for (;;) {
      const code = text.codePointAt(this.at);
      if (code === undefined) return null;
      // The second half of this character may follow.
      if (!isWhole && this.at === text.length - 1 && code >= 0xd800 && code <= 0xdbff) return null;
      const character = String.fromCodePoint(code);
      const kind = kinds.find(([, form]) => form.test(character))?.[0] ?? 'word';
      if (kind === 'space') this.noteGap(character);
      else if (this.at > 0 && this.endsBefore(character, kind)) {
        return this.at <= this.limit ? this.at : this.cut(text);
      } else this.note(character, kind);
      this.at += character.length;
      // Two units beyond the limit: every end up to the limit has been detected by then.
      if (this.at >= this.limit + 2) return this.cut(text);
    }
  }

  private cut(text: string): number {
    if (this.gapEnd > 0) return this.gapEnd;
    const splitsCharacter = /[\uD800-\uDBFF]/.test(text.charAt(this.limit - 1));
    return splitsCharacter && this.limit > 1 ? this.limit - 1 : this.limit;
  }

  /** Checks whether the sentence ends before a character that is not a space. */
  private endsBefore(character: string, kind: Kind): boolean {
    if (this.gap === 'line') return true;
    if (kind === 'stop' || kind === 'wide-stop' || kind === 'emoji') return false;
    if (this.ending === 'wide-stop') return kind !== 'closer';
    if (this.gap === 'none') return false;
    if (this.ending === 'emoji') return upperCase.test(character);
    // A French quotation closes after a space.
    const closesQuotation = character === '»' && this.isQuoted;
    return this.ending === 'stop' && !lowerCase.test(character) && !closesQuotation;
  }

  private noteGap(character: string): void {
    if (this.at > 0 && this.at < this.limit) this.gapEnd = this.at + 1;
    this.gap = this.gap === 'line' || character === '\n' ? 'line' : 'space';
  }

  private note(character: string, kind: Kind): void {
    if (kind === 'stop') this.noteStop(character);
    else if (kind === 'wide-stop') this.ending = 'wide-stop';
    else if (kind === 'emoji') this.ending = this.ending === 'none' ? 'emoji' : this.ending;
    else if (kind === 'word' || this.ending === 'none') this.noteWord(character);
    if (character === '»') this.isQuoted = false;
    this.gap = 'none';
  }

  private noteStop(character: string): void {
    const isFirst = this.ending === 'none' || this.ending === 'emoji';
    const isInner = isFirst && this.gap === 'none' && this.isInnerDot(character);
    if (this.ending !== 'wide-stop') this.ending = isInner ? 'inner-dot' : 'stop';
    // The first dot of `e.g.` is part of the word.
    this.word = (this.word + character).slice(-wordKept);
  }

  private noteWord(character: string): void {
    this.ending = 'none';
    if (this.gap !== 'none' && this.word !== '') {
      this.word = '';
      this.isFirstWord = false;
    }
    this.word = opener.test(character) ? '' : (this.word + character).slice(-wordKept);
    this.isQuoted ||= character === '«';
  }

  private isInnerDot(character: string): boolean {
    const { word } = this;
    return (
      character === '.' &&
      (abbreviations.has(word) ||
        (initial.test(word) && word !== 'I') ||
        (this.isFirstWord && shortNumber.test(word)))
    );
  }
}
