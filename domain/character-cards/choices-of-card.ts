import { choicesSchema, longest, type Choices } from '../made-characters/choices';
import { optionsOf } from '../made-characters/offered-traits';
import type { Offered } from '../made-characters/read-offered';
import { makingSteps, type MakingStep } from '../made-characters/steps';
import type { Chance } from '../made-characters/suggest-name';
import { surprise } from '../made-characters/surprise';
import { spokenName, type CardParts } from './card';
import { expandMacros } from './macros/expand-macros';
import { shorten } from './shorten';

/** The choices of a person, because a card does not state them in a form for drawing. */
export interface CardDecisions {
  style: Choices['style'];
  gender: Choices['gender'];
  age: number;
}

interface Ground {
  offered: Offered;
  /** First messages in the person's language, for a card without one. */
  greetings: readonly string[];
  chance: Chance;
}

/** Words beside which a value of a field is looked for; other fields' values stand alone. */
const beside: Partial<Record<string, string>> = {
  eyes: 'eye',
  hairColor: 'hair',
  hair: 'hair',
  body: '(?:body|figure|build|frame)',
};

/**
 * Returns complete choices for the character of a card: its name, its first message in short, and what its
 * description mentions of the catalogue. Everything else is chosen at random and can be changed later.
 */
export function choicesOfCard(
  parts: CardParts,
  decisions: CardDecisions,
  { offered, greetings, chance }: Ground,
): Choices {
  const { style, gender, age } = decisions;
  const text = describing(parts);
  const steps: Partial<Record<MakingStep, object>> = { style: { style, gender }, age: { age } };
  for (const step of makingSteps) {
    if (step === 'style' || step === 'age' || step === 'name' || step === 'summary') continue;
    const before = { style: { style, gender } };
    const ground = { offered: offered.traits, minAge: offered.minAge, greetings, chance };
    const options = optionsOf(step, before, offered.traits);
    steps[step] = { ...surprise(step, before, ground), ...mentioned(text, options) };
  }
  const plain = (written: string) => shorten(expanded(parts, written), longest.greeting);
  const chosen = { name: plainName(spokenName(parts)), greeting: plain(parts.greetings[0] ?? '') };
  const [greeting = chosen.name] = greetings;
  const line = shorten(expanded(parts, parts.description), longest.line);
  const whole = Object.assign({}, ...Object.values(steps), chosen) as Record<string, unknown>;
  const attempts = [{ ...whole, line }, whole, { ...whole, greeting }];
  for (const attempt of attempts) {
    const read = choicesSchema.safeParse(attempt);
    if (read.success) return read.data;
  }
  return choicesSchema.parse({ ...whole, greeting, name: offeredName });
}

const describing = ({ description, personality }: CardParts) => `${description}\n${personality}`;

/** Returns the looks that a card mentions, by field, for a sketch of its character. */
export function mentionedLooks(
  parts: CardParts,
  { traits }: Pick<Offered, 'traits'>,
): Record<string, string> {
  const steps: MakingStep[] = ['ethnicity', 'eyes', 'hair', 'hair-color', 'body'];
  const found = steps.map((step) => mentioned(describing(parts), optionsOf(step, {}, traits)));
  return Object.assign({}, ...found) as Record<string, string>;
}

/** The name of a character whose own one has no letters; chats still use the card's. */
const offeredName = 'Nameless';

/** Returns the values that a text mentions, by field: of each field the first one, of hobbies up to three. */
function mentioned(
  text: string,
  options: Readonly<Record<string, readonly string[]>>,
): Record<string, string | string[]> {
  const found = Object.entries(options).map(([field, values]) => {
    const named = values.filter((value) => mentions(text, field, value));
    if (field === 'voice' || field === 'mood' || named.length === 0) return [];
    return [[field, field === 'hobbies' ? named.slice(0, 3) : (named[0] ?? '')]];
  });
  return Object.fromEntries(found.flat()) as Record<string, string | string[]>;
}

function mentions(text: string, field: string, value: string): boolean {
  const words = value.replaceAll('_', ' ');
  const noun = beside[field];
  const near = noun && `(?:${words}[^.\\n]{0,24}\\b${noun}|${noun}s?[^.\\n]{0,16}\\b${words})`;
  return new RegExp(`\\b${near ?? words}`, 'i').test(text);
}

/** Returns the gender that a card's pronouns suggest; null if they are undecided. */
export function likelyGender(parts: CardParts): 'female' | 'male' | null {
  const text = describing(parts);
  const count = (words: RegExp) => [...text.matchAll(words)].length;
  const women = count(/\b(?:she|hers?|woman|female|sie|elle|ella|ela)\b/gi);
  const men = count(/\b(?:he|him|his|man|male|er|il|él|ele)\b/gi);
  if (women === men) return null;
  return women > men ? 'female' : 'male';
}

const expanded = (parts: CardParts, text: string): string =>
  expandMacros(text, { char: spokenName(parts), user: '…', choose: () => 0 }, 4000)
    .replace(/[*_<>{}[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a name as a character here may have it: without digits and signs of markup. */
export const plainName = (name: string): string =>
  name
    .replace(/[\p{N}\n<>{}[\]]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest.name);
