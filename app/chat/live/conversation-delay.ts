/** Milliseconds after which a conversation counts as opened: at once where chats are, later elsewhere. */
export function openedDelay(pathname: string): number {
  return pathname.includes('/chat') ? 0 : 7000;
}
