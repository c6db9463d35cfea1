import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { grantTokens } from './move-tokens';
import { getWelcomeTokens } from './welcome-tokens';

/**
 * Gives a new member their welcome tokens, once for life: as many as the visitor they were has been
 * promised, which may be none.
 */
export async function grantWelcomeTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  const user = await trx('users')
    .where({ id: userId })
    .first<{ visitor_id: string | null; is_test: boolean } | undefined>('visitor_id', 'is_test');
  const tokens = await getWelcomeTokens(context, {
    visitorId: user?.visitor_id ?? userId,
    isTest: user?.is_test ?? false,
  });
  if (tokens === 0) return;
  await grantTokens(context, trx, 'promotion', {
    userId,
    tokens,
    reason: 'welcome',
    idempotencyKey: `welcome:${userId}`,
  });
  await trx('users')
    .where({ id: userId })
    .update({ welcome_tokens_granted_at: context.now(), welcome_tokens_amount: tokens });
}
