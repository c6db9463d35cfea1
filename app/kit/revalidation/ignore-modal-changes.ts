import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { withoutModals } from '../modals/modal-keys';
import { isReloadOwed } from './owed-reload';
import { isRevalidationForMessage } from './revalidate-for-message';

/**
 * Prevents a reload when a modal opens or closes and when a message is sent or received. Every page uses it
 * as its `shouldRevalidate`.
 */
export function ignoreModalChanges(args: ShouldRevalidateFunctionArgs): boolean {
  const isSameAddress = args.currentUrl.href === args.nextUrl.href;
  return isRevalidationForMessage() && isSameAddress ? false : reloadForMessages(args);
}

/**
 * Prevents a reload when a modal opens or closes. For pages that a message changes, which reload for it.
 */
export function reloadForMessages(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const onlyModalsDiffer =
    currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    withoutModals(currentUrl.searchParams).toString() ===
      withoutModals(nextUrl.searchParams).toString();
  return isPlainVisit(args) && onlyModalsDiffer ? false : defaultShouldRevalidate;
}

/** Checks whether a navigation follows no form and no pending reload. */
export const isPlainVisit = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  (formMethod === undefined || formMethod === 'GET') && !isReloadOwed();
