/** Letters of other scripts that look like Latin ones, and letters that no decomposition takes apart. */
const lookalikes: Record<string, string> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y' },
  ...{ х: 'x', і: 'i', ѕ: 's', ј: 'j', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ո: 'n', ս: 'u', ց: 'g' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u' },
  ...{ χ: 'x', γ: 'y', ω: 'w', ɑ: 'a', ɡ: 'g', ı: 'i', ʟ: 'l', ɪ: 'i', ɴ: 'n', ʀ: 'r', ᴍ: 'm' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th', ð: 'd' },
};
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu');

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
  return fold(fold(partElisions(text.toLowerCase())).toLowerCase());
}

function fold(text: string): string {
  // Before as well: decomposed, `´` is a space with an accent.
  return dropApostrophes(
    dropApostrophes(text)
      .replace(/[^\x20-\x7e]/gu, withoutSpaces)
      .normalize('NFKD')
      .replace(/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/gu, (mark) => (/\s/.test(mark) ? mark : ''))
      .replace(lookalike, (letter) => lookalikes[letter] ?? letter),
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
