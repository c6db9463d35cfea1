import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import {
  ignoreModalChanges,
  isPlainVisit,
  reloadForMessages,
} from '../../kit/revalidation/ignore-modal-changes';

/** What an address says of where one reads in a conversation, and which message one answers. */
const placeParameters = ['message', 'before', 'at', 'unread', 'reply'];

/** To read on elsewhere in a conversation changes nothing of the site; its `shouldRevalidate`. */
export const ignoreMoves = (args: ShouldRevalidateFunctionArgs): boolean =>
  isPlainVisit(args) && isMoveWithinChat(args) ? false : ignoreModalChanges(args);

/** The same for what stands around a conversation, which a message changes. */
export const reloadAroundChat = (args: ShouldRevalidateFunctionArgs): boolean =>
  isPlainVisit(args) && isMoveWithinChat(args) ? false : reloadForMessages(args);

/** Whether one goes to another place of the conversation one is in, and nowhere else. */
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
