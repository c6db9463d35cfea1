import { accessCookie } from '~/domain/sessions/cookies';
import { startSession } from '~/domain/sessions/start-session';
import { transact } from '~/domain/shared/transactions/transact';
import { giveTokens, makeUser } from '~/db/testing';
import type { DomainContext } from '~/domain/shared/context';
import { openChat } from '~/domain/chat/chats/open-chat';

export interface Payer {
  userId: string;
  characterId: string;
  cookie: string;
}

/** More tokens than one person spends in a run. */
const tokens = 1_000_000;

/**
 * Creates people past their trial, with tokens, a session and an open chat, so that every send is charged.
 */
export async function makePayers(
  context: DomainContext,
  count: number,
  characterId: string,
): Promise<Payer[]> {
  const payers: Payer[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await makeUser(context.db, { trialUsed: 5 });
    await giveTokens(context, id, tokens);
    await openChat(context, { kind: 'user', id }, { characterId });
    const session = await transact(context, (trx) => startSession(context, trx, { userId: id }));
    payers.push({ userId: id, characterId, cookie: `${accessCookie}=${session.accessToken}` });
  }
  return payers;
}
