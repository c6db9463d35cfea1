/** A piece of an utterance: a vowel with what is heard before it, or a rest. */
export type Piece =
  | { kind: 'vowel'; vowel: string; seconds: number; hasBreath: boolean; place: number }
  | { kind: 'rest'; seconds: number };

const rests: [RegExp, number][] = [
  [/[.!?…]/, 0.42],
  [/[,;:–—]/, 0.22],
  [/\s/, 0.05],
];
/** Consonants that are breath more than voice. */
const breaths = /[sfhzxcßkptç]/i;

/**
 * What a text sounds like as far as a voice without words can say it: a syllable for each group of
 * vowels, a rest for each mark. `place` is where in its sentence a syllable stands, from 0 to 1.
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
