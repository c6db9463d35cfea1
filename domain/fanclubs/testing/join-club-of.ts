import { giveTokens, makeClub } from '~/db/testing';
import type { DomainContext } from '../../shared/context';
import { announceClubRenewals } from '../announce-club-renewals';
import { transact } from '../../shared/transactions/transact';
import { changeMembership } from '../change-membership';
import { joinClub } from '../join-club';

/** Adds a user to a new club that is paid with tokens, with a renewal that is near or has failed. */
export async function joinClubOf(context: DomainContext, userId: string, then: 'near' | 'failed') {
  const { creatorId, characterId } = await makeClub(context, { price: null, tokenPrice: 80 });
  await giveTokens(context, userId, 100);
  await joinClub(context, { userId, creatorId, tokens: 80 });
  const nearly = new Date(context.now().getTime() + 28 * 24 * 3_600_000);
  if (then === 'near') return announceClubRenewals({ ...context, now: () => nearly }, 100);
  const failed = { kind: 'renewal-failed', isFinal: false } as const;
  return transact(context, (trx) =>
    changeMembership(context, trx, { userId, characterId }, failed),
  );
}
