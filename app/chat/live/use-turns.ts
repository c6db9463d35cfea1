import { useState } from 'react';

/**
 * Returns a number that changes whenever the page shows another chat. It stays the same when the first
 * message creates the chat.
 */
export function useTurns(chatId: string | null): number {
  const [shown, show] = useState({ chatId, turn: 0 });
  if (shown.chatId === chatId) return shown.turn;
  const turn = shown.chatId === null ? shown.turn : shown.turn + 1;
  show({ chatId, turn });
  return turn;
}
