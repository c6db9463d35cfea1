import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Confirmed } from '../wallet/spends/decide-confirmation';
import { defineTransferReason } from '../wallet/schema';
import { spendTokens } from '../wallet/spends/spend-tokens';
import type { Club } from './schema';

export const clubSpend = defineTransferReason('fanclub_subscription');

/** Charges the tokens of one period of a membership, once per key of the period. */
export function spendMembership(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    club,
    userId,
    tokens,
    period,
    confirmed,
  }: {
    club: Pick<Club, 'id' | 'characterId' | 'creatorId'>;
    userId: string;
    tokens: number;
    period: string;
    confirmed: Confirmed;
  },
) {
  return spendTokens(context, trx, {
    userId,
    tokens,
    reason: clubSpend,
    reference: club.id,
    characterId: club.characterId,
    creatorId: club.creatorId,
    confirmed,
    idempotencyKey: `club:${userId}:${club.id}:${period}`,
  });
}
