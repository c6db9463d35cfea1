import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeMembership, lockMembership } from './change-membership';
import { findNamedClub } from './find-club';
import { refuse, type Refusal } from './refusals';

interface Member {
  userId: string;
  /** The id of the creator, or of the character. */
  creatorId: string;
}

type Outcome =
  | { ok: true; renews: boolean; expiresAt: Date }
  | Refusal<'no-such-membership' | 'membership-over'>;

/**
 * Cancels the renewal of a membership, which lasts until the end of the paid time. A repeat changes
 * nothing.
 */
export const cancelMembership = (context: DomainContext, member: Member): Promise<Outcome> =>
  setRenewal(context, member, false);

/** Resumes the renewal of a cancelled membership that has not ended. */
export const keepMembership = (context: DomainContext, member: Member): Promise<Outcome> =>
  setRenewal(context, member, true);

async function setRenewal(
  context: DomainContext,
  { userId, creatorId }: Member,
  renews: boolean,
): Promise<Outcome> {
  const club = await findNamedClub(context, creatorId);
  if (!club) return refuse('no-such-membership');
  const key = { userId, characterId: club.characterId };
  return transact(context, async (trx) => {
    const row = await lockMembership(trx, key);
    if (!row) return refuse('no-such-membership');
    if (row.expires_at <= context.now()) return refuse('membership-over');
    const next = await changeMembership(context, trx, key, { kind: renews ? 'kept' : 'cancelled' });
    const { renews: goesOn, expiresAt } = next ?? { renews: row.renews, expiresAt: row.expires_at };
    return { ok: true, renews: goesOn, expiresAt };
  });
}
