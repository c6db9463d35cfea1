import { asLatin } from './lookalikes';

const elision = /(?<!\p{L})([ldjmtsnc]|(?:jus|lors|quel|puis)?qu)['’‘`´ʼʹ‛′＇](?=\p{L})/giu;

/** Separates French elisions: `j'ai` becomes `j ai`. */
export function partElisions(text: string): string {
  return text.replace(elision, '$1 ');
}

/** Matches text that needs no folding except of capitals; most text is of this kind. */
const plain = /^[\x20-\x26\x28-\x5f\x61-\x7e]*$/;

/**
 * Returns a text with one spelling for everything that looks or reads the same: lower case, compatibility
 * forms (such as full width) folded, no accents, no invisible characters, no apostrophes within words, and
 * lookalikes from other scripts replaced by Latin letters. French elisions are separated. The function is
 * idempotent.
 */
export function normalise(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return fold(fold(partElisions(asLatin(text).toLowerCase())).toLowerCase());
}

/** Matches combining marks, fillers and other characters that are invisible on their own. */
const unseen = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

function fold(text: string): string {
  // Apostrophes are also dropped before decomposition, which turns `´` into a space with an accent.
  return dropApostrophes(
    asLatin(
      dropApostrophes(text)
        .replace(/[^\x20-\x7e]/gu, withoutSpaces)
        .normalize('NFKD')
        .replace(unseen, (mark) => (/\s/.test(mark) ? mark : '')),
    ),
  );
}

/** Removes the spaces from a sign's compatibility form, so that the sign does not split a word. */
function withoutSpaces(sign: string): string {
  const folded = sign.normalize('NFKD');
  return folded.includes(' ') && !/\s/u.test(sign) ? folded.replaceAll(' ', '') : sign;
}

/** Removes apostrophes within words, since many people leave them out. */
function dropApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})['’‘`´ʼʹ‛′＇](?=\p{L})/gu, '');
}
