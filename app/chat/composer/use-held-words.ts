import { useEffect, useReducer } from 'react';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import type { AskedMessage } from '../live/thread';
import type { ThreadData } from '../thread/thread-data';
import { changeHeldWords, nothingHeld, questionOf } from './held-words';

interface Unsent {
  data: ThreadData;
  allowance: SendAllowance;
  /** What was not sent last for want of tokens. */
  shortOf: 'words' | 'voice' | null;
  /** What is asked before the last one is sent. */
  asked: AskedMessage | null;
  maySell: boolean;
  /** What was not sent, where it went over the socket, and where it went by a form. */
  returned: string | null;
  draft: string;
}

/** Whether the last message waits for tokens, or for a yes to its price. */
export function useHeldWords(props: Unsent) {
  const { shortOf, asked, maySell, returned, draft } = props;
  const words = returned ?? draft;
  const [state, dispatch] = useReducer(changeHeldWords, nothingHeld);
  const { price, balance } = priceAndBalance(props);
  const isShort = shortOf !== null && maySell && balance < price;
  const question = questionOf(asked, state);
  useEffect(
    () => dispatch({ type: 'waiting', words: isShort || question ? words : null }),
    [isShort, question, words],
  );
  return {
    isShort: isShort && !state.isClosed,
    question,
    isHeld: state.held !== null,
    letGo: () => dispatch({ type: 'changed' }),
    putAway: () => dispatch({ type: 'put-away', question }),
  };
}

/** What a message that was not sent costs, and what its writer has; nothing where all is covered. */
export function priceAndBalance({
  shortOf,
  data,
  allowance,
}: Pick<Unsent, 'shortOf' | 'data' | 'allowance'>) {
  if (shortOf === 'voice' && data.voice) return data.voice;
  return allowance.kind === 'priced' ? allowance : { price: 0, balance: 0 };
}
