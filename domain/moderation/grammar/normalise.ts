import { asLatin } from './lookalikes';

const elision = /(?<!\p{L})([ldjmtsnc]|(?:jus|lors|quel|puis)?qu)['’‘`´ʼʹ‛′＇](?=\p{L})/giu;

/** Words that French runs together, apart: `j'ai` is `j ai`. */
export function partElisions(text: string): string {
  return text.replace(elision, '$1 ');
}

/** What folding leaves alone but for capitals: most of what people type. */
const plain = /^[\x20-\x26\x28-\x5f\x61-\x7e]*$/;

/**
 * Text with one spelling for what looks or reads the same: lower case, compatibility forms (such
 * as full width) folded, no accents, no invisible characters, no apostrophes within words, letters
 * of other scripts that look Latin turned into Latin. French elisions are parted. Doing it twice changes nothing more.
 */
export function normalise(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return fold(fold(partElisions(asLatin(text).toLowerCase())).toLowerCase());
}

/** Marks, fillers and whatever else is not seen by itself. */
const unseen = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

function fold(text: string): string {
  // Before as well: decomposed, `´` is a space with an accent.
  return dropApostrophes(
    asLatin(
      dropApostrophes(text)
        .replace(/[^\x20-\x7e]/gu, withoutSpaces)
        .normalize('NFKD')
        .replace(unseen, (mark) => (/\s/.test(mark) ? mark : '')),
    ),
  );
}

/** A sign of which compatibility forms make several words, or an accent over a space, as one word. */
function withoutSpaces(sign: string): string {
  const folded = sign.normalize('NFKD');
  return folded.includes(' ') && !/\s/u.test(sign) ? folded.replaceAll(' ', '') : sign;
}

/** Takes away every apostrophe there is: within a word it is optional in all that people type. */
function dropApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})['’‘`´ʼʹ‛′＇](?=\p{L})/gu, '');
}
