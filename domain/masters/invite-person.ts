import type { Knex } from 'knex';
import { lockModelOf } from '../creators/manage-model';
import type { Creator } from '../creators/creator';
import type { DomainContext } from '../shared/context';
import { announce } from '../shared/outbox/announce';
import { transact } from '../shared/transactions/transact';
import { personInvited, releaseFormSent } from './events';
import { newInvitationToken } from './invitation-token';
import { logAct } from './log-act';
import { nameOfManager } from './name-of-manager';
import { refuse, type Refusal } from './refusals';
import { mastersSettings } from './settings';

type Purpose = 'kyc' | 'release';

type Invited =
  | { ok: true; expiresAt: Date }
  | Refusal<
      'no-such-model' | 'no-real-person' | 'identity-approved' | 'release-signed' | 'too-soon'
    >;

interface Inviting {
  /** Null if staff send it for the manager. */
  masterId: string;
  creatorId: string;
  purpose: Purpose;
}

/**
 * Mails the person of a model the link by which they prove their identity, or sign the release form, in
 * their own session. An earlier link of a model without a person no longer works. Refuses a second mail
 * within `master_invitation_pause_seconds`.
 */
export const invitePerson = (context: DomainContext, inviting: Inviting): Promise<Invited> =>
  transact(context, (trx) => invitePersonIn(context, trx, inviting));

/** Does the same in the caller's transaction. */
export async function invitePersonIn(
  context: DomainContext,
  trx: Knex.Transaction,
  { masterId, creatorId, purpose }: Inviting,
): Promise<Invited> {
  const model = await lockModelOf(trx, context.seal, masterId, creatorId);
  if (!model) return refuse('no-such-model');
  if (model.kind === 'simplified') return refuse('no-real-person');
  const state = await trx('model_states')
    .where({ id: creatorId })
    .first('kyc_status', 'release_status');
  if (purpose === 'kyc' && state?.kyc_status === 'approved') return refuse('identity-approved');
  if (purpose === 'release' && state?.release_status === 'signed') return refuse('release-signed');
  const settings = await context.settings(mastersSettings);
  const wait = await findWait(context, trx, creatorId, settings.master_invitation_pause_seconds);
  if (wait > 0) return refuse('too-soon', { retryAfterSeconds: wait });
  const recipient = await findRecipient(trx, model);
  if (!recipient) return refuse('no-such-model');
  const now = context.now();
  const expiresAt = new Date(now.getTime() + settings.master_invitation_seconds * 1000);
  const token = await storeToken(trx, { creatorId, purpose, now, expiresAt });
  await logAct(context, trx, {
    masterId,
    creatorId,
    act: purpose === 'kyc' ? 'invited' : 'release-sent',
  });
  const about = { personId: model.userId, aggregateId: creatorId };
  const mail = {
    ...recipient,
    creatorId,
    manager: await nameOfManager(trx, masterId),
    sealedToken: context.seal.seal(token),
    until: expiresAt.toISOString(),
  };
  if (purpose === 'kyc') announce(trx, personInvited, about, mail);
  else announce(trx, releaseFormSent, about, mail);
  return { ok: true, expiresAt };
}

/** Returns the seconds until another mail may be sent. */
async function findWait(
  { now }: DomainContext,
  trx: Knex.Transaction,
  creatorId: string,
  pauseSeconds: number,
): Promise<number> {
  const last = await trx('creator_invitations').where({ creator_id: creatorId }).first('sent_at');
  if (!last) return 0;
  return Math.ceil((last.sent_at.getTime() + pauseSeconds * 1000 - now().getTime()) / 1000);
}

/** Returns the address of the person: that of their account, else the one that the manager gave. */
async function findRecipient(
  trx: Knex.Transaction,
  { userId, email }: Pick<Creator, 'userId' | 'email'>,
): Promise<{ email: string; locale: string } | null> {
  const account = await trx('accounts')
    .where(userId === null ? { email: email ?? '' } : { id: userId })
    .whereNotNull('verified_at')
    .first('email', 'locale');
  if (account) return { email: account.email, locale: account.locale ?? usualLocale };
  return email === null ? null : { email, locale: usualLocale };
}

const usualLocale = 'en-GB';

interface Stored {
  creatorId: string;
  purpose: Purpose;
  now: Date;
  expiresAt: Date;
}

async function storeToken(
  trx: Knex.Transaction,
  { creatorId, purpose, now, expiresAt }: Stored,
): Promise<string> {
  const { token, hash } = newInvitationToken();
  const sent = { token_hash: hash, purpose, sent_at: now, expires_at: expiresAt };
  await trx('creator_invitations')
    .insert({ creator_id: creatorId, ...sent })
    .onConflict('creator_id')
    .merge({ ...sent, times: trx.raw('creator_invitations.times + 1') as unknown as number });
  return token;
}
