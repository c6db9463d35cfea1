import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { withoutModals } from '../modals/modal-keys';
import { isReloadOwed } from './owed-reload';
import { isRevalidationForMessage } from './revalidate-for-message';

/**
 * Opening or closing a modal loads nothing anew, nor does a message, sent or received; every page's
 * `shouldRevalidate`.
 */
export function ignoreModalChanges(args: ShouldRevalidateFunctionArgs): boolean {
  const isSameAddress = args.currentUrl.href === args.nextUrl.href;
  return isRevalidationForMessage() && isSameAddress ? false : reloadForMessages(args);
}

/** The same for what a message changes. */
export function reloadForMessages(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const onlyModalsDiffer =
    currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    withoutModals(currentUrl.searchParams).toString() ===
      withoutModals(nextUrl.searchParams).toString();
  return isPlainVisit(args) && onlyModalsDiffer ? false : defaultShouldRevalidate;
}

/** Whether one goes somewhere, after no form and without owing a reload. */
export const isPlainVisit = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  (formMethod === undefined || formMethod === 'GET') && !isReloadOwed();
