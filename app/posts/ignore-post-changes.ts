import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { ignoreModalChanges } from '../kit/revalidation/ignore-modal-changes';

/** A like and an unlock answer all that changed: pages of posts need not be read again for them. */
export function ignorePostChanges(args: ShouldRevalidateFunctionArgs): boolean {
  return isAnswered(args, '/posts/') ? false : ignoreModalChanges(args);
}

/** Nor does a feed begin anew because somebody was followed in the middle of it. */
export function ignoreFeedChanges(args: ShouldRevalidateFunctionArgs): boolean {
  return isAnswered(args, '/follows/') ? false : ignorePostChanges(args);
}

/** A form that was sent before its page was hydrated is answered by leading back, which says nothing. */
const isAnswered = (
  { formAction, actionResult }: ShouldRevalidateFunctionArgs,
  actions: string,
): boolean => formAction?.startsWith(actions) === true && actionResult !== undefined;
