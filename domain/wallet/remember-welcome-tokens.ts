import { markAddress } from '../address-marks/mark-address';
import type { DomainContext } from '../shared/context';

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
    .first<{ email: string } | undefined>('email');
  if (user) await markAddress(context, context.db, user.email, 'welcome_tokens');
}
