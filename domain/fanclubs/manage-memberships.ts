import type { Knex } from 'knex';
import type { AccountsRow, FanclubMembershipsRow } from '~/db/rows';
import { maySignIn } from '../account-states/account-state';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { changeMembership } from './change-membership';
import { refuse, type Refusal } from './refusals';

type Outcome =
  | { ok: true }
  | Refusal<'no-such-membership' | 'membership-over' | 'account-not-open'>
  | StaffActRefusal;

const acts = {
  /** Nothing is charged any more; it lasts until the end of its paid time. */
  cancel: { act: 'membership.cancel', event: 'cancelled' },
  /** A cancelled one renews again. */
  resume: { act: 'membership.resume', event: 'kept' },
  /** It ends now. No money is returned. */
  end: { act: 'membership.end', event: 'taken-back' },
} as const;

/** Cancels, resumes or ends a person's membership for them. A repeat changes nothing. */
export async function changeForPerson(
  context: DomainContext,
  by: StaffActor,
  { id, does }: { id: string; does: keyof typeof acts },
): Promise<Outcome> {
  const { act, event } = acts[does];
  return carryOut(context, by, { act, id }, async (trx) => {
    const row = await findWithOwner(trx, id);
    if (!row) return refuse('no-such-membership');
    if (row.expires_at <= context.now()) return refuse('membership-over');
    if (does === 'resume' && !maySignIn(row.state)) return refuse('account-not-open');
    const key = { userId: row.user_id, characterId: row.character_id };
    const next = await changeMembership(context, trx, key, { kind: event });
    if (!next) return { ok: true, change: null };
    const stateOf = ({ status, renews }: Pick<typeof row, 'status' | 'renews'>) => ({
      status,
      renews,
    });
    const change = { before: stateOf(row), after: stateOf(next), userId: row.user_id };
    return { ok: true, change };
  });
}

type Owned = Pick<
  FanclubMembershipsRow,
  'user_id' | 'character_id' | 'status' | 'renews' | 'expires_at'
> &
  Pick<AccountsRow, 'state'>;

const findWithOwner = (trx: Knex.Transaction, id: string) =>
  trx('fanclub_memberships')
    .join('accounts', 'accounts.id', 'fanclub_memberships.user_id')
    .where('fanclub_memberships.id', id)
    .first<Owned | undefined>(
      'fanclub_memberships.user_id',
      'fanclub_memberships.character_id',
      'fanclub_memberships.status',
      'fanclub_memberships.renews',
      'fanclub_memberships.expires_at',
      'accounts.state',
    );
