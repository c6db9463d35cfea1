import type { Knex } from '~/db/connection';
import { createTestContext, giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { sendMessage } from '~/domain/chat/send/send-message';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { newId } from '~/domain/shared/ids';

const moderator = createEmbeddedModerator();

/** Creates users who chat and pay, through the product's own use cases. */
export async function fillDatabase(db: Knex, people: number): Promise<void> {
  const context = createTestContext(db);
  const characters = await Promise.all(
    ['Noor Haddad', 'Zoë Łuczak', 'Ebba "Bee" Lind'].map((name) => makeCharacter(db, { name })),
  );
  for (let person = 0; person < people; person += 1) {
    const { id } = await makeUser(db, { trialUsed: 5, nickName: `Person ${person} \\ 'é' \n😀` });
    await giveTokens(context, id, 10 + person);
    for (const character of characters) {
      await sendMessage(context, moderator, {
        person: { kind: 'user', id },
        characterId: character.id,
        idempotencyKey: newId(),
        content: `Line "one" of ${person}\nand \\n two – ünïcode 😀`,
      });
    }
  }
}
