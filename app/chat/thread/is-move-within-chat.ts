interface Move {
  currentUrl: URL;
  nextUrl: URL;
}

/** What an address says of where one reads in a conversation, and which message one answers. */
const placeParameters = ['message', 'before', 'at', 'unread', 'reply'];

/** Whether one goes to another place of the conversation one is in, and nowhere else. */
export function isMoveWithinChat({ currentUrl, nextUrl }: Move): boolean {
  if (!/^\/chats\/[^/]+$/.test(nextUrl.pathname)) return false;
  const isElsewhere = currentUrl.href !== nextUrl.href && currentUrl.pathname === nextUrl.pathname;
  return isElsewhere && withoutPlace(currentUrl) === withoutPlace(nextUrl);
}

function withoutPlace({ searchParams }: URL): string {
  const kept = new URLSearchParams(searchParams);
  for (const name of placeParameters) kept.delete(name);
  return kept.toString();
}
