import type { ThreadData } from '../thread/thread-data';

const parameter = 'send-kept';

/** A message that waits at the composer for tokens: text or a recording. */
export type Kept = 'words' | 'voice';

/** The query parameter that sends a kept message after checkout, if the balance covers it now. */
export const sendsKept = {
  href: (slug: string, kept: Kept) => `/chats/${slug}?${parameter}=${kept}`,
  read(search: string): Kept | null {
    const value = new URLSearchParams(search).get(parameter);
    if (value === null) return null;
    return value === 'voice' ? 'voice' : 'words';
  },
  without(search: string): string {
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    return rest.toString();
  },
};

/**
 * Checks whether a kept message can be sent now. Premium covers text; a recording always costs its price.
 */
export function isCovered(
  kept: Kept,
  { allowance, messagePrice, voice }: Pick<ThreadData, 'allowance' | 'messagePrice' | 'voice'>,
): boolean {
  if (kept === 'voice') return voice !== null && voice.isMember && voice.balance >= voice.price;
  if (allowance.kind === 'premium') return true;
  return allowance.kind === 'priced' && allowance.balance >= messagePrice;
}
