import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import {
  ignoreModalChanges,
  isPlainVisit,
  reloadForMessages,
} from '../../kit/revalidation/ignore-modal-changes';

/** The query parameters for the position in a chat and the message that is replied to. */
const placeParameters = ['message', 'before', 'at', 'unread', 'reply'];

/**
 * Skips the reload when the person moves within a chat, because that changes nothing; a `shouldRevalidate`.
 */
export const ignoreMoves = (args: ShouldRevalidateFunctionArgs): boolean =>
  isPlainVisit(args) && isMoveWithinChat(args) ? false : ignoreModalChanges(args);

/** Does the same for the parts around a chat, which reload for messages. */
export const reloadAroundChat = (args: ShouldRevalidateFunctionArgs): boolean =>
  isPlainVisit(args) && isMoveWithinChat(args) ? false : reloadForMessages(args);

/** Checks whether the navigation only leads to another position of the current chat. */
function isMoveWithinChat({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (!/^\/chats\/[^/]+$/.test(nextUrl.pathname)) return false;
  const isElsewhere = currentUrl.href !== nextUrl.href && currentUrl.pathname === nextUrl.pathname;
  return isElsewhere && withoutPlace(currentUrl) === withoutPlace(nextUrl);
}

function withoutPlace({ searchParams }: URL): string {
  const kept = new URLSearchParams(searchParams);
  for (const name of placeParameters) kept.delete(name);
  return kept.toString();
}
