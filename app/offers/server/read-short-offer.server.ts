import type { AppLoadContext } from '@remix-run/node';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import { findLowestMonth } from '~/domain/subscriptions/list-plans';
import type { UserViewer } from '~/domain/viewers/viewer';
import { chooseTwo } from '../choose-two';
import { readPacks } from './read-offer-modals.server';

/** What helps somebody who lacks a few tokens: two packs, and what Premium costs at the least. */
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

/** The same for a message, only where the next one costs more than its writer has. */
export function readOfferForNext(
  context: AppLoadContext,
  allowance: SendAllowance,
): Promise<ShortOffer> | null {
  const { viewer } = context;
  if (viewer.kind !== 'user' || allowance.kind !== 'priced') return null;
  const missing = allowance.price - allowance.balance;
  return missing > 0 ? readShortOffer(context, viewer, { missing }) : null;
}
