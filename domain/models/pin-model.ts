import { findRoute, isOverBudget, type ChosenModel, type RequestInput } from './choose-models';
import type { ModelRoute, RoutedModel } from './settings';

interface PinInput extends RequestInput {
  /** The name of the configured model. */
  usual: string;
  /** The model that the chat is pinned to. */
  pinned: string | undefined;
}

interface Pinned {
  /** The models to call, in order. */
  models: RoutedModel[];
  /** False if the pinned model is not for this person. */
  isAllowed: boolean;
}

/**
 * Returns the models of a call with the pinned one first, and with its parameters of the settings. It is not
 * called if the settings name it only for replies to another tier, name models for this purpose alone, or if
 * the day's budget is used up. A trial calls no other model.
 */
export function pinModel(
  routes: readonly ModelRoute[],
  chosen: readonly ChosenModel[],
  { usual, pinned, ...input }: PinInput,
): Pinned {
  const models = chosen.map((one) => ({ ...one, model: one.model ?? usual }));
  if (pinned === undefined || isOverBudget(input)) return { models, isAllowed: true };
  if (isOfOtherTier(routes, { ...input, usual, pinned })) {
    return { models: input.purpose === 'trial' ? [] : models, isAllowed: false };
  }
  const isReply = input.purpose === 'reply' || input.purpose === 'trial';
  if (!isReply && findRoute(routes, input)?.purpose === input.purpose) {
    return { models, isAllowed: true };
  }
  const listed = [...models, ...repliesIn(routes)].find(({ model }) => model === pinned);
  const first = listed ?? { model: pinned };
  const others = models.filter(({ model }) => model !== pinned);
  return { models: input.purpose === 'trial' ? [first] : [first, ...others], isAllowed: true };
}

const isForReplies = ({ purpose = 'reply' }: ModelRoute) => purpose === 'reply';
const repliesIn = (routes: readonly ModelRoute[]) =>
  routes.filter(isForReplies).flatMap(({ models }) => models);

/** Checks whether the settings name a model for replies to other tiers, and not for those to this one. */
function isOfOtherTier(
  routes: readonly ModelRoute[],
  { tier, usual, pinned }: Pick<PinInput, 'tier' | 'usual' | 'pinned'>,
): boolean {
  const own = findRoute(routes, { purpose: 'reply', tier });
  const isOwn = own?.models.some(({ model }) => model === pinned) ?? pinned === usual;
  return !isOwn && repliesIn(routes).some(({ model }) => model === pinned);
}
