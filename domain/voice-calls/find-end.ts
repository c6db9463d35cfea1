import { maySignIn } from '../account-states/account-state';
import { accountStateSchema } from '../account-states/schema';
import { resolveAgeStatus } from '../age-checks/resolve-age-status';
import { findChatId } from '../chat/chats/open-chat';
import type { DomainContext } from '../shared/context';
import { findPause } from '../strikes/find-pause';
import { decideEnd } from './decide-end';
import { findCallee } from './find-callee';
import type { CallEnd } from './schema';

interface Talking {
  userId: string;
  characterId: string;
  country: string | undefined;
}

/** Returns which side ends a call that may not continue, from the current state of both; null if it may. */
export async function findEnd(
  context: DomainContext,
  { userId, characterId, country }: Talking,
): Promise<CallEnd | null> {
  const person = { kind: 'user', id: userId } as const;
  const [account, character, chatId, ageStatus, pausedUntil] = await Promise.all([
    context.db('accounts').where({ id: userId }).first('state'),
    findCallee(context, { userId, characterId }),
    findChatId(context.db, person, characterId),
    resolveAgeStatus(context, person, country),
    findPause(context.db, person, context.now()),
  ]);
  return decideEnd({
    character,
    hasChat: chatId !== null,
    maySignIn: account !== undefined && maySignIn(accountStateSchema.parse(account.state)),
    ageStatus,
    pausedUntil,
  });
}
