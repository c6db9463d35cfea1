import { productSettings } from '../settings/settings';
import type { DomainContext } from '../shared/context';
import { stepSchemas, divideChoices, type Choices } from './choices';
import { offerTraits, optionsOf, type OfferedTraits } from './offered-traits';
import { madeCharactersSettings } from './settings';
import { makingSteps, type MakingStep } from './steps';

/** The values on offer, and the lowest age. */
export interface Offered {
  traits: OfferedTraits;
  minAge: number;
}

/**
 * Returns what can be chosen at present. Drawings are on offer if the settings say so; by default if they
 * are judged, which the caller knows from the configuration.
 */
export async function readOffered(
  context: DomainContext,
  { areDrawingsJudged }: { areDrawingsJudged: boolean },
): Promise<Offered> {
  const [settings, { created_anime, created_min_age: minAge }] = await Promise.all([
    context.settings(productSettings),
    context.settings(madeCharactersSettings),
  ]);
  const isAnimeMade =
    created_anime === 'always' || (created_anime === 'judged' && areDrawingsJudged);
  return { traits: offerTraits({ settings, isAnimeMade }), minAge };
}

/** Returns the first step whose choice is not on offer; null if everything is. */
export function findWithdrawn(choices: Choices, { traits, minAge }: Offered): MakingStep | null {
  const steps = divideChoices(choices);
  const isOffered = (step: MakingStep): boolean => {
    if (step === 'age') return choices.age >= minAge;
    const values: Readonly<Record<string, unknown>> = { ...steps[step] };
    // Texts are judged elsewhere.
    if (step !== 'name' && !stepSchemas[step].safeParse(values).success) return false;
    return Object.entries(optionsOf(step, steps, traits)).every(([field, options]) =>
      [values[field] ?? []].flat().every((value) => options.some((option) => option === value)),
    );
  };
  return makingSteps.find((step) => step !== 'summary' && !isOffered(step)) ?? null;
}
