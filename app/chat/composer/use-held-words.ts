import { useEffect, useReducer } from 'react';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import type { ConfirmationPrompt } from '../live/thread';
import type { ThreadData } from '../thread/thread-data';
import { changeHeldWords, nothingHeld, questionOf } from './held-words';

interface Unsent {
  data: ThreadData;
  allowance: SendAllowance;
  /** The last message that was not sent for lack of tokens. */
  shortOf: 'words' | 'voice' | null;
  /** The prompt to confirm before the last message is sent. */
  prompt: ConfirmationPrompt | null;
  maySell: boolean;
  /** The unsent text: `returned` from the socket, `draft` from a form. */
  returned: string | null;
  draft: string;
}

/** Returns whether the last message is held until there are tokens or consent to its price. */
export function useHeldWords(props: Unsent) {
  const { shortOf, prompt, maySell, returned, draft } = props;
  const words = returned ?? draft;
  const [state, dispatch] = useReducer(changeHeldWords, nothingHeld);
  const { price, balance } = priceAndBalance(props);
  const isShort = shortOf !== null && maySell && balance < price;
  const question = questionOf(prompt, state);
  useEffect(
    () => dispatch({ type: 'waiting', words: isShort || question ? words : null }),
    [isShort, question, words],
  );
  return {
    isShort: isShort && !state.isClosed,
    question,
    isHeld: state.held !== null,
    letGo: () => dispatch({ type: 'changed' }),
    dismiss: () => dispatch({ type: 'put-away', question }),
  };
}

/**
 * Returns the price of the unsent message and the sender's balance; both are 0 if everything is covered.
 */
export function priceAndBalance({
  shortOf,
  data,
  allowance,
}: Pick<Unsent, 'shortOf' | 'data' | 'allowance'>) {
  if (shortOf === 'voice' && data.voice) return data.voice;
  return allowance.kind === 'priced' ? allowance : { price: 0, balance: 0 };
}
