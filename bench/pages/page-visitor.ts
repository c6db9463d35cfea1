import type { DomainContext } from '~/domain/shared/context';
import { free } from '~/domain/chat/send/charge';
import { appendCharacterMessage, appendUserMessage } from '~/domain/chat/messages/append-message';
import { openChat } from '~/domain/chat/chats/open-chat';
import { newId } from '~/domain/shared/ids';
import { cast } from '~/db/seeds/cast/index';
import { seedCharacters } from '~/db/seeds/seed-characters';
import { makePeople, signInAll } from '../accounts/make-people';

const exchanges = 20;

/**
 * Creates the demo's characters and a member with a long thread. Returns the member, the thread's address
 * and the cookie.
 */
export async function makePageVisitor(
  context: DomainContext,
): Promise<{ chatPath: string; cookie: string; userId: string; slugs: string[] }> {
  const { db } = context;
  await seedCharacters(db, cast, context.now());
  const [userId = ''] = await makePeople(context, 1);
  const [cookie = ''] = await signInAll(context, [userId]);
  const slug = cast[0]?.slug ?? '';
  const character = await db('characters').where({ slug }).first<{ id: string }>('id');
  const opened = await openChat(
    context,
    { kind: 'user', id: userId },
    { characterId: character.id },
  );
  if (!opened.ok) throw new Error(opened.reason);
  const { chatId } = opened;
  for (let exchange = 0; exchange < exchanges; exchange += 1) {
    await db.transaction(async (trx) => {
      // The greeting is the first message.
      const lastSeq = 1 + exchange * 2;
      const userMessage = await appendUserMessage(context, trx, {
        id: newId(),
        chatId,
        lastSeq,
        senderId: userId,
        content: 'What are you reading tonight, and where did you find it?',
        now: context.now(),
        idempotencyKey: newId(),
        charge: free,
        due: { country: null, language: null },
      });
      await appendCharacterMessage(context, trx, {
        id: newId(),
        chatId,
        lastSeq: lastSeq + 1,
        senderId: character.id,
        content:
          'A book about lighthouses. Somebody left it on the night train, with a ticket in it.',
        now: context.now(),
        replyToId: userMessage.id,
      });
    });
  }
  const slugs = cast.map((one) => one.slug);
  return { chatPath: `/chats/${slug}`, cookie, userId, slugs };
}
