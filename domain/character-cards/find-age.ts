import { lowestAge, highestAge } from '../made-characters/choices';
import type { CardParts } from './card';
import type { JsonObject, JsonValue } from './json/json-value';

/** The statement of a card about the age of its character. An unclear or lower age is not accepted. */
export type CardAge =
  | { kind: 'stated'; age: number }
  | { kind: 'absent' }
  | { kind: 'under-age' }
  | { kind: 'unclear' };

/** A line `Age: …`, also in brackets, quotes and lists, in five languages. */
const label =
  /(?:^|[\n[({;,|"'*+\-•])[ \t"'*_]{0,40}(?:age|alter|âge|edad|idade)["'*_ \t]{0,40}[:=(][ \t"'(*_]{0,40}([^,;|\n)\]}"]{0,60})/giu;
const labelledField = /^(?:age|alter|âge|edad|idade)$/iu;
/** An age in a sentence: `34 years old`, `34-jährig`, `She is 34.` */
const inSentence =
  /(?<![\d.,])(\d{2,3})(?:[-\s]?(?:years?[-\s]old|y\/o|yo\b|jahre alt|jährig)|\s(?:ans|años|anos)(?!\p{L}))|\b(?:she|he|they|sie|er|elle|il|ella|él|ela|ele|\}\})\s?(?:is|['’]s|are|ist|a|tiene|tem)\s(\d{2})(?=[.,;!\n]|\s(?:and|und|et|y|e)\s|$)/giu;
const range = /^\D{0,12}(\d{1,4})(?:\s*(?:-|–|to|bis|à|a|or)\s*(\d{1,4}))?/u;
const isAdult = /adult|erwachsen|volljährig|majeur|mayor de edad|maior de idade/iu;

/**
 * Finds the age that a card states. A labelled age without a number is unclear, unless it says that the
 * character is an adult; several different ages in sentences say nothing certain. Words for people under
 * age are found by moderation.
 */
export function findAge(document: JsonObject, parts: CardParts): CardAge {
  const { description, personality, scenario, creatorNotes } = parts;
  const own = [description, personality, scenario];
  const labelled = [
    ...[...own, creatorNotes].flatMap((text) =>
      [...text.matchAll(label)].map(([, value]) => value),
    ),
    ...fieldsOf(document),
  ].flatMap((value) => readLabelled(value ?? ''));
  const worst = (['under-age', 'unclear'] as const).find((kind) =>
    labelled.some((one) => one.kind === kind),
  );
  if (worst) return { kind: worst };
  const ages = labelled.flatMap((one) => (one.kind === 'stated' ? [one.age] : []));
  const sentences = own.flatMap((text) =>
    [...text.matchAll(inSentence)].map(([, years, plain]) => Number(years ?? plain)),
  );
  const [age, ...others] = new Set(ages.length > 0 ? ages : sentences.filter(isAccepted));
  return age === undefined || others.length > 0 ? { kind: 'absent' } : { kind: 'stated', age };
}

const isAccepted = (age: number) => age >= lowestAge && age <= highestAge;

function readLabelled(value: string): CardAge[] {
  const text = value.trim();
  if (text === '') return [];
  const [found, first, second] = range.exec(text) ?? [];
  if (first === undefined) return isAdult.test(text) ? [] : [{ kind: 'unclear' }];
  const age = Math.min(Number(first), Number(second ?? first));
  if (age < lowestAge) return [{ kind: 'under-age' }];
  const isExact = second === undefined && !/^s\b/.test(text.slice(found?.length));
  return isExact && isAccepted(age) ? [{ kind: 'stated', age }] : [];
}

/** Returns the values of fields that are called age, such as those of other programs. */
function fieldsOf(value: JsonValue): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    labelledField.test(key) && (typeof one === 'number' || typeof one === 'string')
      ? [String(one)]
      : fieldsOf(one),
  );
}
