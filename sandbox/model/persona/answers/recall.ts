import { type FanFact, type FactKind, retell } from '../memory/fan-fact';
import { statementsAbout } from '../memory/read-facts';
import { shiftPerson } from '../person-shift';
import type { Act, Responder, Scene } from '../scene';
import { contentWords, nounPhrase } from '../understand/gist';

/** What the fan told, said back when asked. */

const remembered = [
  '{Fact}[, of course|, and I like knowing it|: I had not forgotten|: you see that I listen|: I kept that]{you}.',
  '[You told me|I remember|I know, for I was listening|That one is easy]: {fact}.',
  '[How could I forget|As if I could forget that|I have it safe]{you}: {fact}.',
  '{Fact}: [it stuck|I wrote it on the inside of my head|such things stay with me], [and I hope that I have it right|correct me if it changed|and ask me again next year].',
];

const unknown = [
  '[You have not told me that yet|That I do not know yet|You kept that from me so far]{you}, [and I would like to know|so tell me now and I will keep it|and I never guess at people I like].',
  '[I looked through everything you told me|I have gone through all I know of you], and {matter} [is not there|was never mentioned]: [will you tell me|will you fill it in]?',
];

function sayFact({ speaker }: Scene, fact: string): string {
  return speaker.answer(remembered, { fact, Fact: fact.charAt(0).toUpperCase() + fact.slice(1) });
}

function admitNotKnowing({ speaker }: Scene, matter: string): string {
  return speaker.answer(unknown, { matter });
}

/** Answers with the newest fact of the given kinds, or admits that it was never told. */
function recallKind(kinds: readonly FactKind[], matter: string): Responder {
  return (scene) => {
    const fact = kinds
      .map((kind) => scene.facts.findLast((known) => known.kind === kind))
      .find(Boolean);
    return fact ? sayFact(scene, retell(fact)) : admitNotKnowing(scene, matter);
  };
}

export const asksOwnName: Responder = ({ speaker, fanName }) =>
  fanName === null
    ? speaker.answer([
        '[You have not given me your name yet|You never said, and I did not want to pry|I only know you as you]: [what shall I call you|will you tell me your name|may I have your name]?',
        '[I would say it if I had it|I have been wondering about that], {dear}: [what is your name|what do your friends call you]?',
      ])
    : speaker.answer(
        [
          '{name}[, of course|, and I like saying it|, as you told me|, and I would know it anywhere|, short and good].',
          '[You are|I know you as|It is written here:] {name}[, nobody else|, the one I leave the lamp on for|, and nobody else].',
          '[How could I forget|As if I would forget|I say it to myself sometimes]: {name}[, and it suits you|, plain and lovely|].',
        ],
        { name: fanName },
      );

export const asksOwnNamed: Responder = (scene, act) => {
  const subject = singular((act.intent?.caught['subject'] ?? '').toLowerCase());
  const about = scene.facts.filter(
    (fact) =>
      (fact.kind === 'pet' || fact.kind === 'relative') &&
      (fact.subject === subject ||
        subject.endsWith(fact.subject) ||
        (subject === 'pet' && fact.kind === 'pet')),
  );
  const named = about.findLast((fact) => fact.value !== '') ?? about.at(-1);
  if (named) return sayFact(scene, retell(named));
  return asksWhatWasTold(scene, {
    ...act,
    intent: { kind: 'asksWhatWasTold', caught: { about: subject } },
  });
};

export const asksOwnCity = recallKind(['city', 'origin'], 'where you live');
export const asksOwnJob = recallKind(['job', 'trade', 'workplace', 'studies'], 'your work');
export const asksOwnBirthday = recallKind(['birthday'], 'your birthday');
export const asksOwnAge = recallKind(['age'], 'your age');
export const asksOwnPlans = recallKind(['plan'], 'what you plan');

export const asksOwnFavourite: Responder = (scene, { intent }) => {
  const topic = intent?.caught['topic'] ?? '';
  const exact = scene.facts.findLast((fact) => fact.kind === 'favourite' && fact.subject === topic);
  const liked =
    topic === ''
      ? scene.facts.findLast((fact) => fact.kind === 'likes' || fact.kind === 'favourite')
      : undefined;
  const fact = exact ?? liked;
  if (fact) return sayFact(scene, retell(fact));
  return admitNotKnowing(scene, topic ? `your favourite ${topic}` : 'what you like');
};

export const asksAllRemembered: Responder = (scene) => {
  const told = scene.facts
    .filter((fact) => fact.kind !== 'said')
    .slice(-4)
    .map(retell);
  if (told.length === 0) return admitNotKnowing(scene, 'the story of you');
  return scene.speaker.answer(
    [
      '[Let me see|This much I know|Here is what I have kept|So far]{you}: {list}[; and that you ask good questions|; the rest I look forward to|; I would like to know more|].',
      '[I remember more than you think|I have been paying attention]: {list}[, and I keep it all|, and there is room for more|].',
    ],
    { list: joinClauses(told) },
  );
};

export const asksWhatWasTold: Responder = (scene, act) => {
  const about = (act.intent?.caught['about'] ?? '')
    .replace(/\b(?:earlier|before|last time|yesterday|just now|again)\b/g, '')
    .trim();
  const words = contentWords(
    /^(?:what|which|where|who|when)\b/.test(act.plain) ? act.plain : about || act.plain,
  ).filter((word) => !/^(?:remember|told|tell|name|named|called|mention|mentioned)$/.test(word));
  const fact = findFact(scene.facts, words);
  if (fact) return sayFact(scene, retell(fact));
  const [statement] = statementsAbout(scene.fanMessages.slice(0, -1), words);
  if (statement) {
    return scene.speaker.answer(
      [
        '[You told me|You said, nearly word for word|I have it here|I remember it well]: {statement}[, if I heard you right|, and I have thought of it since|].',
        '[That|Yes, that]{you}: {statement}[, and I was listening|, you said it in passing and it stayed].',
      ],
      { statement },
    );
  }
  if (words.length === 0) {
    return act.intent?.caught['about']
      ? admitNotKnowing(scene, shiftPerson(about))
      : asksAllRemembered(scene, act);
  }
  return admitNotKnowing(scene, shiftPerson(nounPhrase(about) || words.join(' ')));
};

export const asksWho: Responder = (scene, act) => {
  const who = /([\p{L}'-]+)\W*$/u.exec(act.clause)?.[1] ?? '';
  const fact = scene.facts.findLast((known) =>
    known.value
      .toLowerCase()
      .split(/, | and /)
      .includes(who.toLowerCase()),
  );
  if (fact?.kind === 'pet' || fact?.kind === 'relative') {
    return sayFact(scene, `${who} is your ${fact.subject}`);
  }
  if (who.toLowerCase() === scene.profile.firstName.toLowerCase())
    return sayFact(scene, `that is me, ${scene.profile.name}`);
  return admitNotKnowing(scene, `who ${who} is`);
};

/** The fact that shares the most words with the question; the newer one of two. */
function findFact(facts: readonly FanFact[], words: readonly string[]): FanFact | undefined {
  const scored = facts.map((fact) => {
    const text =
      `${fact.kind} ${fact.subject} ${fact.value} ${synonyms[fact.kind] ?? ''}`.toLowerCase();
    return {
      fact,
      score: words.filter((word) => new RegExp(`\\b${stem(word)}`).test(text)).length,
    };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? undefined : scored.findLast(({ score }) => score === best)?.fact;
}

const synonyms: Partial<Record<FactKind, string>> = {
  city: 'live home town city place',
  origin: 'from country home town',
  job: 'work job profession living',
  trade: 'work job profession living',
  workplace: 'work job office',
  pet: 'pet animal',
  relative: 'family',
  plan: 'plans tomorrow weekend',
  owns: 'have own buy bought got drive ride',
  plays: 'hobby instrument music sport play',
  likes: 'like love hobby enjoy',
  dislikes: 'hate dislike',
  allergy: 'allergy allergies allergic',
};

function stem(word: string): string {
  return word
    .replace(/'s$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '')
    .replace(/(?:ies|es|s|ing)$/, '');
}

function singular(noun: string): string {
  return noun.replace(/^(?:little|older|younger|big|new|dear) /, '').replace(/([^s])s$/, '$1');
}

function joinClauses(clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? '';
  const before = clauses.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`;
}

/** True when the act asks for something that was told. */
export function isRecall({ intent }: Act): boolean {
  return (
    intent !== null &&
    (intent.kind.startsWith('asksOwn') ||
      /^asks(?:AllRemembered|WhatWasTold|Who)$/.test(intent.kind))
  );
}
