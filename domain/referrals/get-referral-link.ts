import type { DomainContext } from '../shared/context';
import { referralCodeOf } from './referral-code';

/** The query parameter of a character's page that contains the code of the link's owner. */
export const referralParameter = 'ref';

/**
 * Returns the site path with which a published character is shared, or null. A user's own link contains
 * their code, so that people who follow it count as referred by them.
 */
export async function getReferralLink(
  context: DomainContext,
  characterId: string,
  userId: string | null,
): Promise<string | null> {
  const character = await context
    .db('published_characters')
    .where({ id: characterId })
    .first('slug');
  return character ? referralPath(context, character.slug, userId) : null;
}

/** Returns the same for a character that exists. */
export function referralPath(context: DomainContext, slug: string, userId: string | null): string {
  const path = `/characters/${slug}`;
  return userId ? `${path}?${referralParameter}=${referralCodeOf(context, userId)}` : path;
}
