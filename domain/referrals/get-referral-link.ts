import type { DomainContext } from '../shared/context';
import { referralCodeOf } from './referral-code';

/** The query parameter of a character's page that carries whose link it is. */
export const referralParameter = 'ref';

/**
 * The site path under which a published character is passed on, or null. A person's own carries
 * their code, so that who comes by it counts as brought by them.
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

/** The same for a character that is known to be there. */
export function referralPath(context: DomainContext, slug: string, userId: string | null): string {
  const path = `/characters/${slug}`;
  return userId ? `${path}?${referralParameter}=${referralCodeOf(context, userId)}` : path;
}
