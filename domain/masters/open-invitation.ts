import type { Knex } from 'knex';
import type { AccountsRow, CreatorInvitationsRow, CreatorProfilesRow } from '~/db/rows';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import { givePerson } from '../creators/manage-model';
import { listUnconfirmed, type ModelPart } from '../creators/unconfirmed-parts';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { hashInvitationToken } from './invitation-token';
import { nameOfManager } from './name-of-manager';
import { refuse, type Refusal } from './refusals';

/** An invitation as its page shows it before the person accepts it. */
export interface Invitation {
  creatorId: string;
  displayName: string;
  manager: string;
  /** The manager's part of the model's share, in per cent. */
  managerPercent: number;
  purpose: 'kyc' | 'release';
  isAccepted: boolean;
  unconfirmed: ModelPart[];
}

interface Opening {
  token: string;
  /** The signed-in person. */
  userId: string;
}

type No = Refusal<'invitation-over' | 'invitation-of-another' | 'account-is-taken'>;

/**
 * Returns what an invitation is about, to the person whose address it was mailed to. Anybody else learns
 * nothing of it.
 */
export async function readInvitation(
  context: DomainContext,
  opening: Opening,
): Promise<{ ok: true; invitation: Invitation } | No> {
  return transact(context, async (trx) => {
    const found = await findOpen(context, trx, opening);
    if (!found.ok) return found;
    const { row } = found;
    return {
      ok: true,
      invitation: {
        creatorId: row.creator_id,
        displayName: row.display_name,
        manager: row.manager_id === null ? '' : await nameOfManager(trx, row.manager_id),
        managerPercent: row.manager_percent,
        purpose: row.purpose,
        isAccepted: row.user_id === opening.userId,
        unconfirmed: await listUnconfirmed(trx, row.creator_id),
      },
    };
  });
}

/**
 * Makes the signed-in person the person of the model that they were invited for, once. Their account must
 * have the address that the mail went to, not be a manager's, and not be the person of another model.
 */
export async function acceptInvitation(
  context: DomainContext,
  opening: Opening,
): Promise<{ ok: true; creatorId: string; purpose: 'kyc' | 'release' } | No> {
  return transact(context, async (trx) => {
    const account = await lockAccount(trx, { id: opening.userId }, ['account_type']);
    const found = await findOpen(context, trx, opening);
    if (!found.ok) return found;
    const { creator_id: creatorId, user_id: userId, purpose } = found.row;
    if (userId === opening.userId) return { ok: true, creatorId, purpose };
    const now = context.now();
    const isGiven = await givePerson(trx, creatorId, opening.userId, now);
    if (!isGiven) return refuse('invitation-over');
    await trx('creator_invitations').where({ creator_id: creatorId }).update({ accepted_at: now });
    if (account?.account_type === 'User') {
      await changeAccount(trx, { id: opening.userId }, { account_type: 'CreatorUser' });
    }
    return { ok: true, creatorId, purpose };
  });
}

type OpenRow = Pick<CreatorInvitationsRow, 'creator_id' | 'purpose'> &
  Pick<CreatorProfilesRow, 'user_id' | 'manager_id' | 'manager_percent' | 'display_name'> & {
    email: string | null;
  };
type Opener = Pick<AccountsRow, 'email' | 'account_type'> & { own_id: string | null };

/** Finds an invitation that is open to a person. */
async function findOpen({ now }: DomainContext, trx: Knex.Transaction, { token, userId }: Opening) {
  const row = await trx('creator_invitations as invitation')
    .join('creator_profiles as model', 'model.id', 'invitation.creator_id')
    .join('model_states as state', 'state.id', 'invitation.creator_id')
    .where('invitation.token_hash', hashInvitationToken(token))
    .where('invitation.expires_at', '>', now())
    .forUpdate('invitation')
    .first<OpenRow | undefined>(
      'invitation.creator_id',
      'invitation.purpose',
      'model.user_id',
      'model.manager_id',
      'model.manager_percent',
      'model.display_name',
      'state.email',
    );
  if (!row) return refuse('invitation-over');
  const account = await trx('accounts')
    .leftJoin('creator_profiles as own', 'own.user_id', 'accounts.id')
    .where('accounts.id', userId)
    .whereNotNull('accounts.verified_at')
    .first<Opener | undefined>('accounts.email', 'accounts.account_type', 'own.id as own_id');
  if (!account) return refuse('invitation-of-another');
  if (row.user_id === userId) return { ok: true as const, row };
  const isTheirs = row.user_id === null && row.email?.toLowerCase() === account.email;
  if (!isTheirs) return refuse('invitation-of-another');
  const isTaken = account.account_type === 'MasterCreatorUser' || account.own_id !== null;
  return isTaken ? refuse('account-is-taken') : { ok: true as const, row };
}
