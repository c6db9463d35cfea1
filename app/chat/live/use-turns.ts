import { useState } from 'react';

/**
 * Changes whenever a page comes to show another chat than before; the first message of one that had
 * none leaves it as it is.
 */
export function useTurns(chatId: string | null): number {
  const [shown, show] = useState({ chatId, turn: 0 });
  if (shown.chatId === chatId) return shown.turn;
  const turn = shown.chatId === null ? shown.turn : shown.turn + 1;
  show({ chatId, turn });
  return turn;
}
