import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { isRevalidationForMessage } from './revalidate-for-message';
import { isMoveWithinChat } from '../../chat/thread/is-move-within-chat';
import { withoutModals } from '../modals/modal-keys';
import { isReloadOwed } from './owed-reload';

/**
 * Opening or closing a modal loads nothing anew, nor does a message, sent or received; every page's
 * `shouldRevalidate`.
 */
export function ignoreModalChanges(args: ShouldRevalidateFunctionArgs): boolean {
  const isSameAddress = args.currentUrl.href === args.nextUrl.href;
  return isRevalidationForMessage() && isSameAddress ? false : reloadAroundChat(args);
}

/** The same for what stands around a conversation: to read on elsewhere in it changes nothing there. */
export function reloadAroundChat(args: ShouldRevalidateFunctionArgs): boolean {
  const isPlainVisit = args.formMethod === undefined || args.formMethod === 'GET';
  const isMove = isPlainVisit && !isReloadOwed() && isMoveWithinChat(args);
  return isMove ? false : reloadForMessages(args);
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
