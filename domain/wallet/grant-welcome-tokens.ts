import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { grantTokens } from './move-tokens';

/** Gives a new member their welcome tokens, once for life; none when the setting is 0. */
export async function grantWelcomeTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  const { initial_tokens_amount } = await context.settings();
  if (initial_tokens_amount === 0) return;
  await grantTokens(context, trx, 'promotion', {
    userId,
    tokens: initial_tokens_amount,
    reason: 'welcome',
    idempotencyKey: `welcome:${userId}`,
  });
  await trx('users').where({ id: userId }).update({ welcome_tokens_granted_at: context.now() });
}
