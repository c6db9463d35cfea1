import { plainWords } from '../recognise/features';
import { wordsOf } from '../language';
import { inFirstPerson } from './first-person';
import type { Profile } from './profile';

const whole = (text: string) => {
  const trimmed = text.trim().replace(/[.\s]{1,9}$/, '');
  return /[!?…”]$/.test(trimmed)
    ? trimmed
    : `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`;
};

const leastShared = 0.5;

const read = new WeakMap<Profile, string[]>();

/** Returns what the card says, facts before the biography, in the first person and as whole sentences. */
export function ownSentences(profile: Profile): string[] {
  const known = read.get(profile);
  if (known) return known;
  const isAddressed = !profile.facts.some((fact) => /\b(?:I|my)\b/i.test(fact));
  const described = { names: [profile.name, profile.firstName], isAddressed };
  const sentences = [...profile.facts, ...profile.about]
    .filter((text) => !/^ask /i.test(text))
    .map((text) => whole(inFirstPerson(text, described)));
  read.set(profile, sentences);
  return sentences;
}

const stemsOf = (text: string): string[] => {
  const small = new Set(wordsOf.en.small.split(' '));
  return [...new Set(plainWords(text).filter((word) => word.length > 3 && !small.has(word)))].map(
    (word) => word.replace(/(?:ies|es|s|ing|ed|er|ers)$/, '').slice(0, 6),
  );
};

/** Returns the sentences of the card that share words with a question, the nearest first. */
export function sentencesOn(question: string, profile: Profile, fewest = 1): string[] {
  const wanted = stemsOf(question);
  return ownSentences(profile)
    .map((text) => {
      const stems = stemsOf(text);
      return {
        text,
        shared: wanted.filter((stem) => stem.length > 3 && stems.includes(stem)).length,
      };
    })
    .filter(
      ({ shared }) =>
        shared > 1 || (fewest === 1 && shared > 0 && shared >= wanted.length * leastShared),
    )
    .sort((a, b) => b.shared - a.shared)
    .map(({ text }) => text);
}
