import type { Knex } from 'knex';
import { changeAccount } from '../../account-states/account-rows';
import { markAddress } from '../../address-marks/mark-address';
import type { DomainContext } from '../../shared/context';
import { grantTokens } from './grant-tokens';
import { defineTransferReason } from '../schema';
import { getWelcomeTokens } from './welcome-tokens';

const welcomeGift = defineTransferReason('welcome');

/**
 * Gives a new member their welcome tokens: as many as the visitor they were has been promised, which
 * may be none. An address is given them once for life, whatever alias of it an account has, and
 * whatever became of an earlier account.
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
 * Remembers, before an account is erased, that its present address has had its welcome tokens: it
 * may be another than they were given to, or older than marks are.
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
