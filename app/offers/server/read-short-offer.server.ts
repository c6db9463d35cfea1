import type { AppLoadContext } from '@remix-run/node';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import { findLowestMonth } from '~/domain/subscriptions/list-plans';
import type { UserViewer } from '~/domain/viewers/viewer';
import { chooseTwo } from '../choose-two';
import { readPacks } from './read-offer-modals.server';

/** Returns the offer for a person who lacks a few tokens: two packs and the lowest price of Premium. */
export async function readShortOffer(
  context: AppLoadContext,
  viewer: UserViewer,
  { missing }: { missing: number },
) {
  const [packs, premiumFrom] = await Promise.all([
    readPacks(context, viewer),
    findLowestMonth(context.domain),
  ]);
  return { packs: chooseTwo(packs, missing), premiumFrom };
}

export type ShortOffer = Awaited<ReturnType<typeof readShortOffer>>;

/** Returns the same offer for the next message; null if the balance suffices. */
export function readOfferForNext(
  context: AppLoadContext,
  allowance: SendAllowance,
): Promise<ShortOffer> | null {
  const { viewer } = context;
  if (viewer.kind !== 'user' || allowance.kind !== 'priced') return null;
  const missing = allowance.price - allowance.balance;
  return missing > 0 ? readShortOffer(context, viewer, { missing }) : null;
}
