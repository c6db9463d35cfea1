import { changeAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';

/** Notes that a user has been shown their welcome tokens; the first time is kept. */
export async function noteWelcomeTokensSeen(context: DomainContext, userId: string): Promise<void> {
  const unseen = { id: userId, welcome_tokens_seen_at: null };
  await changeAccount(context.db, unseen, { welcome_tokens_seen_at: context.now() });
}
