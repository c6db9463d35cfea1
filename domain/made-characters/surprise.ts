import { fewestHobbies, highestAge, mostHobbies, stepSchemas, type StepChoices } from './choices';
import { optionsOf, type OfferedTraits } from './offered-traits';
import type { MakingStep } from './steps';
import { pickOne, suggestName, type Chance } from './suggest-name';

interface Ground {
  offered: OfferedTraits;
  /** The lowest age on offer. */
  minAge: number;
  /** First messages in the person's language. */
  greetings: readonly string[];
  chance: Chance;
}

/** The years above the lowest age among which an age is chosen. */
const ageSpread = 25;

/**
 * Returns a random choice for a step, which fits the choices of the steps before it. Sizes are left to the
 * drawing, so that an unlucky combination of looks is never chosen for a person.
 */
export function surprise(
  step: MakingStep,
  before: StepChoices,
  { offered, minAge, greetings, chance }: Ground,
): Readonly<Record<string, unknown>> {
  const options = optionsOf(step, before, offered);
  switch (step) {
    case 'age':
      return { age: Math.min(highestAge, minAge + Math.floor(chance() * ageSpread)) };
    case 'figure':
    case 'summary':
      return {};
    case 'hobbies':
      return { hobbies: pickSome(options.hobbies ?? [], chance) };
    case 'name':
      return {
        name: suggestName(before.style?.gender ?? 'female', chance),
        greeting: pickOne(greetings, chance),
      };
    default:
      return Object.fromEntries(
        Object.keys(stepSchemas[step].shape).flatMap((field) => {
          const values = options[field] ?? [];
          return values.length === 0 ? [] : [[field, pickOne(values, chance)]];
        }),
      );
  }
}

/** Returns one to three different values. */
function pickSome(values: readonly string[], chance: Chance): string[] {
  const count = fewestHobbies + Math.floor(chance() * (mostHobbies - fewestHobbies + 1));
  const left = [...values];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const picked = pickOne(left, chance);
    left.splice(left.indexOf(picked), 1);
    return picked;
  });
}
