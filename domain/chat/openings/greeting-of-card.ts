import type { Knex } from 'knex';
import { readCardGreetings, setCardGreeting } from '../../character-cards/choose-greeting';
import type { Greeting } from '../../character-cards/talk/greetings';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { lockChat } from '../chats/lock-chat';
import { announceChange } from '../messages/change-message';
import { letGoOfMadeForMessage } from '../messages/let-go-of-made';
import { sealWords } from '../messages/message';
import { refuse, type Refusal } from '../refusals';

interface Greeter {
  id: string;
  name: string;
}

/** The words by which a card addresses a person without a name. */
const nameless = 'you';

/** Returns the greeting of a character's card with which a person's chats begin; null without one. */
export async function greetingOfCard(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  person: Person,
  greeter: Greeter,
): Promise<string | null> {
  const found = await readCardGreetings({ db, seal }, await addressed(db, person, greeter));
  return found?.chosen?.text ?? null;
}

/** Lists the greetings of a character's card; empty for a character without a card. */
export async function listGreetingsOfCard(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  person: Person,
  greeter: Greeter,
): Promise<{ greetings: Greeting[]; chosen: number | null }> {
  const found = await readCardGreetings({ db, seal }, await addressed(db, person, greeter));
  return { greetings: found?.greetings ?? [], chosen: found?.chosen?.index ?? null };
}

/**
 * Chooses the greeting of a card with which a person's chats with a character begin. In a chat in which the
 * person has not written yet, the greeting is replaced at once.
 */
export async function chooseGreeting(
  context: DomainContext,
  person: Person,
  { greeter, index }: { greeter: Greeter; index: number },
): Promise<{ ok: true } | Refusal<'no-such-character-card' | 'no-such-greeting'>> {
  if (person.kind !== 'user') return refuse('no-such-character-card');
  const addressee = await addressed(context.db, person, greeter);
  return transact(context, async (trx) => {
    const set = await setCardGreeting(context, trx, { ...addressee, userId: person.id, index });
    if (!set.ok) return set;
    if (set.chosen) await replaceGreeting(context, trx, person, greeter, set.chosen.text);
    return { ok: true };
  });
}

/** Replaces the greeting of a chat that consists of it alone. */
async function replaceGreeting(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  { id: characterId }: Greeter,
  text: string,
): Promise<void> {
  const chat = await lockChat(trx, person, characterId);
  if (chat?.lastSeq !== 1) return;
  const [replaced] = await trx('messages')
    .where({ chat_id: chat.id, seq: 1, role: 'character', removed_at: null })
    .select('id');
  if (!replaced) return;
  const { id } = replaced;
  await trx('messages')
    .where({ chat_id: chat.id, id })
    .update({
      sealed_content: sealWords(context.seal, id, text),
      content: null,
      speech: null,
      reaction: null,
    });
  await letGoOfMadeForMessage(context, trx, id);
  await announceChange(context, trx, person, { id, chatId: chat.id, characterId });
}

async function addressed(db: Knex, person: Person, { id: characterId, name }: Greeter) {
  const account =
    person.kind === 'user'
      ? await db('accounts').where({ id: person.id }).first('nick_name')
      : undefined;
  const fanName = account?.nick_name ?? nameless;
  return { characterId, characterName: name, fanName, seed: characterId };
}
