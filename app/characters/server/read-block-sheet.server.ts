import type { AppLoadContext } from '@remix-run/node';
import { findClubStatuses } from '~/domain/fanclubs/find-club';
import { readCharacterWith } from './read-character-with.server';

/**
 * Returns the character that a member may block, and whether they pay for its club; null if there is no
 * such character.
 */
export async function readBlockSheet(context: AppLoadContext, params: Record<string, string>) {
  const read = await readCharacterWith(context, params, ({ userId, characterId }) =>
    findClubStatuses(context.domain, [characterId], userId),
  );
  if (!read) return null;
  const { character, beside: clubs } = read;
  return { ...character, isMember: clubs.get(character._id)?.isMember === true };
}
