import type { DomainContext } from '../shared/context';

/** Notes that a user has been shown their welcome tokens; the first time is kept. */
export async function noteWelcomeTokensSeen(context: DomainContext, userId: string): Promise<void> {
  await context
    .db('users')
    .where({ id: userId })
    .whereNull('welcome_tokens_seen_at')
    .update({ welcome_tokens_seen_at: context.now() });
}
