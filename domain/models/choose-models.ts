import type { ModelPurpose } from '~/providers/language-model/language-model';
import type { ModelRoute, ModelTier, RoutedModel } from './settings';

interface Asked {
  purpose: ModelPurpose;
  tier: ModelTier;
  /** What the models have cost for the person today, and may. */
  spentMicros: number;
  budgetMicros: number;
}

/** A model of a route; null stands for the one of the configuration. */
export type ChosenModel = Omit<RoutedModel, 'model'> & { model: string | null };

const usual: ChosenModel = { model: null };

/**
 * The models to be asked, in their order: those of the first route that fits. Beyond the budget a
 * reply, which somebody has paid for, comes from the last of them, and nothing else is asked.
 */
export function chooseModels(
  routes: readonly ModelRoute[],
  { purpose, tier, spentMicros, budgetMicros }: Asked,
): ChosenModel[] {
  const route = routes.find(
    (one) => (one.purpose ?? purpose) === purpose && (one.tier ?? tier) === tier,
  );
  const models: ChosenModel[] = route ? route.models : [usual];
  const isOver = budgetMicros > 0 && spentMicros >= budgetMicros;
  if (!isOver) return models;
  return purpose === 'reply' ? models.slice(-1) : [];
}

/** What a call costs, in millionths of a US dollar, rounded up. */
export function costOf(
  price: { in: number; out: number } | undefined,
  { tokensIn, tokensOut }: { tokensIn: number; tokensOut: number },
): number {
  if (!price) return 0;
  return Math.ceil((price.in * tokensIn + price.out * tokensOut) / 1000);
}
