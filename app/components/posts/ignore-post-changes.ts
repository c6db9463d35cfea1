import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { ignoreModalChanges } from '../../modals/ignore-modal-changes';

/** A like and an unlock answer all that changed: pages of posts need not be read again for them. */
export function ignorePostChanges(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formAction?.startsWith('/posts/') ? false : ignoreModalChanges(args);
}

/** Nor does a feed begin anew because somebody was followed in the middle of it. */
export function ignoreFeedChanges(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formAction?.startsWith('/follows/') ? false : ignorePostChanges(args);
}
