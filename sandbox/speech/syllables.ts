/** A part of an utterance: a vowel with the sound before it, or a rest. */
export type Piece =
  | { kind: 'vowel'; vowel: string; seconds: number; hasBreath: boolean; place: number }
  | { kind: 'rest'; seconds: number };

const rests: [RegExp, number][] = [
  [/[.!?…]/, 0.42],
  [/[,;:–—]/, 0.22],
  [/\s/, 0.05],
];
/** Consonants with more breath than voice. */
const breaths = /[sfhzxcßkptç]/i;

/**
 * Splits a text into sounds for a voice without words: a syllable for each group of vowels, a rest for each
 * punctuation mark. `place` is a syllable's position in its sentence, from 0 to 1.
 */
export function syllablesOf(text: string): Piece[] {
  return text.split(/(?<=[.!?…])\s*/).flatMap((sentence) => {
    const parts =
      sentence.normalize('NFD').match(/[aeiouy]\p{M}*[aeiouy\p{M}]*|[^aeiouy]/giu) ?? [];
    let hasBreath = false;
    return parts.flatMap((part, index): Piece[] => {
      const [vowel = ''] = part.toLowerCase();
      if (/[aeiouy]/.test(vowel)) {
        const seconds = 0.13 + 0.035 * Math.min(2, part.length - 1);
        const piece = {
          kind: 'vowel',
          vowel,
          seconds,
          hasBreath,
          place: index / parts.length,
        } as const;
        hasBreath = false;
        return [piece];
      }
      hasBreath ||= breaths.test(part);
      const rest = rests.find(([mark]) => mark.test(part));
      return rest ? [{ kind: 'rest', seconds: rest[1] }] : [];
    });
  });
}
