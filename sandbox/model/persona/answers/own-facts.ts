import { inFirstPerson } from '../first-person';
import { uncapitalise } from '../phrase';
import type { Scene } from '../scene';

/** What the profile says about a matter, as the character says it: what shares most words with it. */
export function ownFactsAbout({ profile }: Scene, words: RegExp): string[] {
  const { facts, about, name, firstName } = profile;
  const described = { names: [name, firstName], isAddressed: /^you\b/i.test(about[0] ?? '') };
  // Facts that were written down as the character's own words are about whatever they say.
  const areOwnWords = facts.some((fact) => /\b(?:I|my|me)\b/.test(fact));
  const spoken = [
    ...facts.map((fact) => ({
      told: fact,
      said: areOwnWords ? fact : inFirstPerson(fact, described),
    })),
    ...about.map((line) => ({ told: line, said: inFirstPerson(line, described) })),
  ];
  const everywhere = new RegExp(words.source, 'gi');
  const scored = spoken
    .map(({ told, said }) => ({
      said,
      score: new Set(`${told} ${said}`.toLowerCase().match(everywhere)).size,
    }))
    .filter(({ said, score }) => score > 0 && !/^ask\b/i.test(said));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score === best)
    .map(({ said }) => uncapitalise(said, [firstName]));
}

/** Everything the profile says, as the character says it. */
export function ownFacts(scene: Scene): string[] {
  return ownFactsAbout(scene, /^/);
}

/** Puts a fact into a line; the ways to say it outnumber the times it is likely to be asked for. */
const factFrames: readonly string[] = [
  '{fact}, [if you want to know|since you ask|and that is no secret|and I would not change it|for what it is worth|as everybody who knows me could tell you].',
  '[Well|It is simple|The truth is|I may have said so before|This is the thing|You will smile]: {fact}.',
  '[Not many people ask|I like that you ask|It suits me to say it]{you}: {fact}[, and there is more where that came from|, so now you know|, and I am rather proud of it|].',
];

/** A fact as the inside of a sentence. */
function asClause(fact: string): string {
  return fact.replace(/[.!\s]+$/, '');
}

/** Says one of several facts, one that was not told in this way before. */
export function tell({ speaker }: Scene, facts: readonly string[]): string {
  const templates = facts.flatMap((fact) =>
    factFrames.map((frame) => frame.replaceAll('{fact}', protect(asClause(fact)))),
  );
  return speaker.answer(templates);
}

/** A profile's words may hold signs that mean something in a template. */
function protect(text: string): string {
  return text.replace(/[[\]{}|]/g, ' ');
}
