import type { AppLoadContext } from '@remix-run/node';
import { listGreetingsOfCard } from '~/domain/chat/openings/greeting-of-card';
import type { CharacterProfile } from '~/domain/characters/schema';
import type { Person } from '~/domain/shared/person';
import type { Opening } from '../thread/thread-data';

/** Of a chat that has begun, or of a character without a card. */
export const noOpenings = { openings: [], greeting: null };

/** The longest text of a first message in the list of them. */
const shortLength = 90;

/**
 * Returns the first messages of a character's card, if there are several to choose from, and the whole one
 * that is chosen; null for the character's own greeting.
 */
export async function readOpenings(
  { domain }: Pick<AppLoadContext, 'domain'>,
  person: Person,
  character: Pick<CharacterProfile, 'id' | 'name' | 'origin'>,
): Promise<{ openings: Opening[]; greeting: string | null }> {
  // Only characters that people make have cards.
  if (character.origin !== 'user_created') return noOpenings;
  const { greetings, chosen } = await listGreetingsOfCard(domain, person, character);
  const greeting = greetings.find(({ index }) => index === chosen)?.text ?? null;
  if (greetings.length < 2) return { openings: [], greeting };
  const openings = greetings.map(({ index, text }) => ({
    index,
    text: text.length > shortLength ? `${text.slice(0, shortLength)}…` : text,
    isChosen: index === chosen,
  }));
  return { openings, greeting };
}
