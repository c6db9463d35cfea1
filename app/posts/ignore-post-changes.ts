import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { ignoreModalChanges } from '../kit/revalidation/ignore-modal-changes';

/** Prevents a reload after a like or an unlock, because their response contains everything that changed. */
export function ignorePostChanges(args: ShouldRevalidateFunctionArgs): boolean {
  return isAnswered(args, '/posts/') ? false : ignoreModalChanges(args);
}

/** Also prevents that a feed restarts because the person followed someone within it. */
export function ignoreFeedChanges(args: ShouldRevalidateFunctionArgs): boolean {
  return isAnswered(args, '/follows/') ? false : ignorePostChanges(args);
}

/**
 * Checks whether the action returned a result. A form that was sent before hydration is answered with a
 * redirect, which contains none.
 */
const isAnswered = (
  { formAction, actionResult }: ShouldRevalidateFunctionArgs,
  actions: string,
): boolean => formAction?.startsWith(actions) === true && actionResult !== undefined;
