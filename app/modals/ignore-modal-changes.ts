import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { isRevalidationForMessage } from '../chat/live/revalidate-for-message';
import { withoutModals } from './modal-keys';
import { isReloadOwed } from './owed-reload';

/**
 * Opening or closing a modal loads nothing anew, nor does a message, sent or received; every page's
 * `shouldRevalidate`.
 */
export function ignoreModalChanges(args: ShouldRevalidateFunctionArgs): boolean {
  const isSameAddress = args.currentUrl.href === args.nextUrl.href;
  return isRevalidationForMessage() && isSameAddress ? false : reloadForMessages(args);
}

/** The same for what a message changes. */
export function reloadForMessages({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isPlainVisit = formMethod === undefined || formMethod === 'GET';
  const onlyModalsDiffer =
    currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    withoutModals(currentUrl.searchParams).toString() ===
      withoutModals(nextUrl.searchParams).toString();
  const loadsNothing = isPlainVisit && onlyModalsDiffer && !isReloadOwed();
  return loadsNothing ? false : defaultShouldRevalidate;
}
