import { useEffect, useState } from 'react';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import type { AskedMessage } from '../live/thread';
import type { ThreadData } from '../thread/thread-data';

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

/**
 * Whether the last message waits for tokens, or for a yes to its price. Its words are held, unless
 * they are changed: whoever is in distress is answered, whatever they have.
 */
export function useHeldWords(props: Unsent) {
  const { shortOf, asked, maySell, returned, draft } = props;
  const words = returned ?? draft;
  const [held, setHeld] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const { price, balance } = priceAndBalance(props);
  const isShort = shortOf !== null && maySell && balance < price;
  // What a page came with is asked once, whatever is asked over the socket in between.
  const [answered, setAnswered] = useState<readonly AskedMessage[]>([]);
  const question = asked && !answered.includes(asked) ? asked : null;
  useEffect(() => {
    setHeld(isShort || question ? words : null);
    setClosed(false);
  }, [isShort, question, words]);
  const putAway = () => {
    setClosed(true);
    setHeld(null);
    if (question) setAnswered([...answered, question]);
  };
  return { isShort: isShort && !isClosed, question, held, setHeld, putAway };
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
