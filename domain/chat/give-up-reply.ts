import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transact';
import { firstName } from '../characters/first-name';
import { grantTokens } from '../wallet/move-tokens';
import type { ClaimedReply } from './claim-reply';
import { chatFailed } from './events';
import type { ReplySituation } from './reply-situation';

/** Stops trying to answer a message, returns what it cost, and says so; safe to repeat. */
export async function giveUpReply(
  context: DomainContext,
  claim: ClaimedReply,
  { person, character }: ReplySituation,
): Promise<void> {
  await transact(context, async (trx) => {
    await trx('chats').where({ id: claim.chatId }).forUpdate().first('id');
    const ended = await trx('replies')
      .where({ message_id: claim.messageId, state: 'pending' })
      .update({ state: 'failed', leased_until: null });
    if (ended === 0) return;
    const message = await trx('messages')
      .where({ id: claim.messageId })
      .first<{ price_tokens: number } | undefined>('price_tokens');
    const price = message?.price_tokens ?? 0;
    if (price > 0 && person.kind === 'user') {
      await grantTokens(context, trx, 'revenue', {
        userId: person.id,
        tokens: price,
        reason: 'refund',
        reference: claim.messageId,
        idempotencyKey: `refund:${claim.messageId}`,
      });
    }
    announce(
      trx,
      chatFailed,
      { personId: person.id, aggregateId: newId(), version: 1 },
      {
        error: `${firstName(character.name)} could not answer just now.${
          price > 0 ? ' Your tokens are back in your balance.' : ''
        }`,
      },
    );
  });
}
