import type { Knex } from 'knex';
import { changeAccount } from '../../account-states/account-rows';
import { markAddress } from '../../address-marks/mark-address';
import type { DomainContext } from '../../shared/context';
import { grantTokens } from './grant-tokens';
import { defineTransferReason } from '../schema';
import { getWelcomeTokens } from './welcome-tokens';

const welcomeGift = defineTransferReason('welcome');

/**
 * Grants a new member the number of welcome tokens that was promised to them as a visitor, possibly none.
 * An e-mail address gets them only once, whatever alias of it an account uses, even after an earlier
 * account was deleted.
 */
export async function grantWelcomeTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  const user = await trx('accounts')
    .where({ id: userId })
    .first('email', 'visitor_id', 'is_test', 'welcome_tokens_granted_at');
  if (!user || user.welcome_tokens_granted_at) return;
  const tokens = await getWelcomeTokens(context, {
    visitorId: user.visitor_id ?? userId,
    isTest: user.is_test,
  });
  if (tokens === 0 || !(await markAddress(context, trx, user.email, 'welcome_tokens'))) return;
  await grantTokens(context, trx, {
    userId,
    tokens,
    reason: welcomeGift,
    idempotencyKey: `welcome:${userId}`,
  });
  const granted = { welcome_tokens_granted_at: context.now(), welcome_tokens_amount: tokens };
  await changeAccount(trx, { id: userId }, granted);
}

/**
 * Records, before an account is erased, that its current address has had its welcome tokens. It may differ
 * from the address at the time of the grant, or the grant may be older than address marks.
 */
export async function rememberWelcomeTokens(context: DomainContext, userId: string): Promise<void> {
  const user = await context
    .db('accounts')
    .where({ id: userId })
    .whereNotNull('verified_at')
    .whereNotNull('welcome_tokens_granted_at')
    .whereNot('state', 'deleted')
    .first('email');
  if (user) await markAddress(context, context.db, user.email, 'welcome_tokens');
}
