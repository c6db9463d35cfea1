import type { ThreadData } from '../thread/thread-data';

const parameter = 'send-kept';

/** What waits at the composer for tokens: a message in words, or one said aloud. */
export type Kept = 'words' | 'voice';

/** Coming back from checkout, what was kept goes out, if there is enough for it now. */
export const sendsKept = {
  href: (slug: string, kept: Kept) => `/chats/${slug}?${parameter}=${kept}`,
  asked(search: string): Kept | null {
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

/** Whether what was kept can be sent now; whatever covers words, what is said aloud costs its price. */
export function isCovered(
  kept: Kept,
  { allowance, messagePrice, voice }: Pick<ThreadData, 'allowance' | 'messagePrice' | 'voice'>,
): boolean {
  if (kept === 'voice') return voice !== null && voice.isMember && voice.balance >= voice.price;
  if (allowance.kind === 'premium') return true;
  return allowance.kind === 'priced' && allowance.balance >= messagePrice;
}
