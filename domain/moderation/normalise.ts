/**
 * Text as the phrase lists expect it: compatibility forms folded, accents and invisible characters
 * dropped, letters that were set apart one by one drawn together ("r a p e", "r-a-p-e").
 */
export function normaliseForModeration(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .replace(/[’‘`´']/g, '')
    // At a word's end these are punctuation; inside a word they stand for letters.
    .replace(/[!?.,;:)\]"]+(?=\s|$)/g, ' ')
    .toLowerCase();
  return joinSpelledOut(folded).replace(/\s+/g, ' ').trim();
}

/** A run of three or more single characters parted by one separator each. */
const spelledOut =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s.\-_*]+){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu;

function joinSpelledOut(text: string): string {
  return text.replace(spelledOut, (run) => run.replace(/[\s.\-_*]+/g, ''));
}
