import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { ignoreModalChanges } from '../../modals/ignore-modal-changes';

/** A like, an unlock and a follow answer all that changed: pages need not be read again for them. */
const answering = ['/posts/', '/follows/'];

/** `shouldRevalidate` of pages that show what these change. */
export function ignorePostChanges(args: ShouldRevalidateFunctionArgs): boolean {
  const isAnswered = answering.some((path) => args.formAction?.startsWith(path));
  return isAnswered ? false : ignoreModalChanges(args);
}
