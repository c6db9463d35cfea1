/** Letters and groups that are confused with one another in one of the five languages, by one sign. */
const confused: readonly [RegExp, string][] = [
  [/ph/gu, 'f'],
  [/sch|sh|ch/gu, 's'],
  [/qu/gu, 'k'],
  [/[cg](?=[eiy])/gu, 's'],
  [/[ckq]/gu, 'k'],
  [/[szxj]/gu, 's'],
  [/[vw]/gu, 'b'],
  [/[dt]/gu, 't'],
  [/[hy]/gu, ''],
];

/** The least number of consonants; shorter ones are those of too many words. */
const least = 3;
/** The number of consonants from which their order may be wrong. */
const long = 5;

/**
 * Returns the consonants of a folded word by their sound, which a slip in a vowel or a doubled letter leaves
 * the same; null for a short word.
 */
export function soundOf(word: string): string | null {
  let sound = word;
  for (const [letters, sign] of confused) sound = sound.replace(letters, sign);
  const first = /^[aeiou]/u.test(sound) ? 'a' : '';
  const consonants = sound.replace(/[^b-df-hj-np-tv-z]/gu, '').replace(/(.)\1+/gu, '$1');
  if (consonants.length < least) return null;
  return first + (consonants.length < long ? consonants : [...consonants].sort().join(''));
}
