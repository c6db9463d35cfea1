import type { ModelPurpose } from '~/providers/language-model/language-model';
import type { ModelRoute, ModelTier, RoutedModel } from './settings';

export interface RequestInput {
  purpose: ModelPurpose;
  tier: ModelTier;
  /** The cost of the models for the person today; `budgetMicros` is its limit. 0 means no limit. */
  spentMicros: number;
  budgetMicros: number;
}

/** A model of a route; null stands for the configured model. */
export type ChosenModel = Omit<RoutedModel, 'model'> & { model: string | null };

const usual: ChosenModel = { model: null };

/**
 * Returns the models to call, in order: those of the first route that fits. When the budget is used up,
 * only the last model remains for a reply, which the person has paid for, and none for any other purpose.
 */
export function chooseModels(
  routes: readonly ModelRoute[],
  { purpose, tier, spentMicros, budgetMicros }: RequestInput,
): ChosenModel[] {
  const route = findRoute(routes, { purpose, tier });
  const models: ChosenModel[] = route ? route.models : [usual];
  if (!isOverBudget({ spentMicros, budgetMicros })) return models;
  return purpose === 'reply' ? models.slice(-1) : [];
}

/** Checks whether the day's budget of a person is used up. */
export const isOverBudget = ({
  spentMicros,
  budgetMicros,
}: Pick<RequestInput, 'spentMicros' | 'budgetMicros'>): boolean =>
  budgetMicros > 0 && spentMicros >= budgetMicros;

/** Returns the first route that fits. */
export const findRoute = (
  routes: readonly ModelRoute[],
  { purpose, tier }: Pick<RequestInput, 'purpose' | 'tier'>,
): ModelRoute | undefined =>
  routes.find((one) => (one.purpose ?? purpose) === purpose && (one.tier ?? tier) === tier);

/** Returns the cost of a call in millionths of a US dollar, rounded up. */
export function costOf(
  price: { in: number; out: number } | undefined,
  { tokensIn, tokensOut }: { tokensIn: number; tokensOut: number },
): number {
  if (!price) return 0;
  return Math.ceil((price.in * tokensIn + price.out * tokensOut) / 1000);
}
