import type { Knex } from 'knex';
import { refuse, type Refusal } from './refusals';
import { openCard } from './card-rows';
import { chooseBy } from './macros/choices';
import { listGreetings, type Greeting } from './talk/greetings';
import type { DomainContext } from '../shared/context';

interface Addressed {
  characterId: string;
  characterName: string;
  /** The name by which the card addresses the person. */
  fanName: string;
  /** The same seed gives the same choices of `{{pick}}`. */
  seed: string;
}

/** The greetings of a character's card. */
export interface CardGreetings {
  greetings: Greeting[];
  /** The greeting with which chats begin; null for the first message written here. */
  chosen: Greeting | null;
}

/** Returns the greetings of a character's card, as they are said; null for a character without a card. */
export async function readCardGreetings(
  { db, seal }: Pick<DomainContext, 'seal'> & { db: Knex },
  { characterId, characterName, fanName, seed }: Addressed,
): Promise<CardGreetings | null> {
  const row = await db('character_cards')
    .where({ character_id: characterId })
    .first('id', 'greeting', 'sealed_card');
  if (!row) return null;
  const { parts } = openCard(seal, row.id, row.sealed_card);
  const greetings = listGreetings(
    { ...parts, nickname: characterName },
    fanName,
    chooseBy(Math.random, seed),
  );
  return { greetings, chosen: greetings.find(({ index }) => index === row.greeting) ?? null };
}

/**
 * Sets the greeting with which a person's chats with a character begin, in the caller's transaction; null
 * for the first message that was written here. Returns the greetings.
 */
export async function setCardGreeting(
  context: Pick<DomainContext, 'seal'>,
  trx: Knex.Transaction,
  { userId, index, ...addressed }: Addressed & { userId: string; index: number | null },
): Promise<
  ({ ok: true } & CardGreetings) | Refusal<'no-such-character-card' | 'no-such-greeting'>
> {
  const card = await readCardGreetings({ seal: context.seal, db: trx }, addressed);
  if (!card) return refuse('no-such-character-card');
  const chosen = card.greetings.find((greeting) => greeting.index === index) ?? null;
  if (index !== null && chosen === null) return refuse('no-such-greeting');
  const changed = await trx('character_cards')
    .where({ character_id: addressed.characterId, user_id: userId })
    .update({ greeting: index });
  return changed === 0 ? refuse('no-such-character-card') : { ok: true, ...card, chosen };
}
