import type { Language } from './hear/detect-language';
import type { Clause } from './hear/clauses';
import type { Fact } from './memory/fact';
import { dateIn, daysBetween, dayOf, weekdayOf } from './reckon/calendar';
import type { Repertoire } from './repertoire/repertoire';
import type { Slots } from './speaker';

export interface Answer {
  lines: readonly string[];
  slots: Slots;
}

const aWeek = 7;

/** A day as one speaks of it: the weekday when it is near, the date otherwise. */
export function spokenDay(date: Date, now: Date, language: Language): string {
  const isNear = Math.abs(daysBetween(now, date)) <= aWeek;
  return isNear ? weekdayOf(date, language) : dayOf(date, language);
}

const oneFor: Partial<Record<string, string>> = {
  puppy: 'dog',
  kitten: 'cat',
  bunny: 'rabbit',
  pony: 'horse',
};
const isSpecies = (asked: string, about: string) =>
  /^(?:pets?|animals?)$/.test(asked) ||
  asked === about ||
  (oneFor[asked] ?? asked) === (oneFor[about] ?? about);

/** The answer to a question about what the fan has told; null where it asks nothing of the kind. */
export function recallFor(
  clause: Clause,
  facts: readonly Fact[],
  repertoire: Repertoire,
  language: Language,
  now: Date,
): Answer | null {
  for (const { kind, hears } of repertoire.recalls) {
    const match = hears.exec(clause.plain);
    if (!match) continue;
    const about = match.groups?.['about'] ?? match.groups?.['also'] ?? '';
    const answer = answerFor(kind, about, match.groups?.['day'], facts, repertoire, language, now);
    if (answer) return answer;
  }
  return whoIs(clause, facts, repertoire);
}

function answerFor(
  kind: Fact['kind'] | 'all' | 'anyPet',
  about: string,
  day: string | undefined,
  facts: readonly Fact[],
  { recalled, untold }: Repertoire,
  language: Language,
  now: Date,
): Answer | null {
  if (kind === 'all') return allOf(facts, { recalled, untold });
  const found = facts.findLast((fact) => {
    if (kind === 'anyPet') return fact.kind === 'pet';
    if (fact.kind !== kind) return false;
    if (kind === 'event') return isAsked(fact, about, day, now, language);
    if (kind === 'pet') return isSpecies(about, fact.about);
    if (kind === 'person' && fact.about === 'baby')
      return /^(?:baby|daughter|son|kid)$/.test(about);
    return about === '' || fact.about === about;
  });
  // Whether an unknown day means one of theirs is not certain; other rules may know.
  if (!found) {
    if (isTrip(kind) && !facts.some((fact) => isTrip(fact.kind))) return null;
    const isVague = kind === 'person' && about === '';
    return isVague || ['event', 'hour', 'anyPet'].includes(kind)
      ? null
      : { lines: untold, slots: {} };
  }
  if (found.kind === 'pet' || found.kind === 'person') return named(found, recalled, untold);
  const slots = {
    value: found.value,
    about: found.about,
    day: found.date ? spokenDay(found.date, now, language) : null,
  };
  return { lines: (day !== undefined ? recalled.eventOn : recalled[found.kind]) ?? untold, slots };
}

const isTrip = (kind: string) => /^trip/.test(kind);

function isAsked(
  fact: Fact,
  about: string,
  day: string | undefined,
  now: Date,
  language: Language,
): boolean {
  if (day === undefined)
    return about === '' || about.includes(fact.about) || fact.about.includes(about);
  const asked = dateIn(day, now, language)?.date;
  return asked !== undefined && fact.date !== null && daysBetween(asked, fact.date) === 0;
}

function named(fact: Fact, recalled: Repertoire['recalled'], untold: readonly string[]): Answer {
  const slots = { value: fact.value, about: fact.about };
  if (fact.value === '') return { lines: untold, slots };
  const key =
    fact.kind === 'pet'
      ? fact.isGone
        ? 'lostPet'
        : 'namedPet'
      : fact.isGone
        ? 'lostPerson'
        : 'namedPerson';
  return { lines: recalled[key] ?? untold, slots };
}

/** 'Who is Ada?', 'Do you remember Biscuit?' */
function whoIs(clause: Clause, facts: readonly Fact[], { recalled }: Repertoire): Answer | null {
  if (
    !/\b(?:who|what|remember|wer|was|erinnerst|qui|souviens|quién|recuerdas|acuerdas|quem|lembra)\b/.test(
      clause.plain,
    )
  )
    return null;
  const words = clause.plain.split(' ');
  const fact = facts.findLast(
    ({ kind, value }) =>
      (kind === 'person' || kind === 'pet') && value !== '' && words.includes(value.toLowerCase()),
  );
  if (!fact || words.length > 8) return null;
  const key = fact.isGone ? 'whoLost' : fact.kind === 'pet' ? 'what' : 'who';
  return { lines: recalled[key] ?? [], slots: { value: fact.value, about: fact.about } };
}

const inList: Partial<Record<Fact['kind'], (fact: Fact) => string>> = {
  name: ({ value }) => `you are ${value}`,
  job: ({ value }) => `you are ${value}`,
  home: ({ value }) => `you live in ${value}`,
  origin: ({ value }) => `you come from ${value}`,
  pet: ({ value, about, isGone }) =>
    value ? `your ${about} ${isGone ? 'was' : 'is'} called ${value}` : `you have a ${about}`,
  person: ({ value, about, isGone }) => `your ${about} ${isGone ? 'was' : 'is'} called ${value}`,
  birthday: ({ value }) => `your birthday is on the ${value}`,
  favourite: ({ value, about }) => `your favourite ${about} is ${value}`,
  instrument: ({ value }) => `you play the ${value}`,
  allergy: ({ value }) => `${value} does not agree with you`,
};
const mostListed = 5;

function allOf(
  facts: readonly Fact[],
  { recalled, untold }: Pick<Repertoire, 'recalled' | 'untold'>,
): Answer {
  const parts = facts
    .filter((fact) => fact.value !== '' || (fact.kind === 'pet' && !fact.isGone))
    .flatMap((fact) => inList[fact.kind]?.(fact) ?? [])
    .map((part) =>
      /^you are (?:in|at|for) /.test(part) ? part.replace('you are', 'you work') : part,
    )
    .slice(-mostListed);
  if (parts.length === 0 || !recalled.all) return { lines: untold, slots: {} };
  const list =
    parts.length === 1 ? parts.join() : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
  return { lines: recalled.all, slots: { list } };
}
