import { refuse, type Refusal } from './refusals';
import type { Choices } from './choices';

/** The choices that are visible in a portrait. */
const visible = [
  'ethnicity',
  'age',
  'eyes',
  'hair',
  'hairColor',
  'body',
  'bust',
  'hips',
  'build',
] as const satisfies readonly (keyof Choices)[];

/** The choices in the person's words. */
const wordings = ['name', 'greeting', 'line', 'you', 'yourLine'] as const;

/** The effects of an edit. */
interface Changes {
  /** Names and texts to be judged again. */
  texts: readonly (typeof wordings)[number][];
  /** True if portraits no longer show the character. They are kept until others are made. */
  areLooksChanged: boolean;
  isAnythingChanged: boolean;
}

/**
 * Decides the effects of an edit. Style, gender and so the category stay, and the age never becomes
 * lower: a person who wants that makes another character.
 */
export function decideEdit(
  before: Choices,
  after: Choices,
): ({ ok: true } & Changes) | Refusal<'made-is-fixed' | 'made-younger'> {
  if (before.style !== after.style || before.gender !== after.gender)
    return refuse('made-is-fixed');
  if (after.age < before.age) return refuse('made-younger');
  const differs = (field: keyof Choices) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof Choices)[]);
  return {
    ok: true,
    texts: wordings.filter(differs),
    areLooksChanged: visible.some(differs),
    isAnythingChanged: [...fields].some(differs),
  };
}
