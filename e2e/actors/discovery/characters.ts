import { test } from '@playwright/test';
import { cast, type CastMember } from '~/db/seeds/cast/index';
import { seedCharacters } from '~/db/seeds/seed-characters';
import { withDatabase } from '../database';

export { cast };

/**
 * Adds the cast members whose pictures are not drawn for these tests; without them the lists have no second
 * page.
 */
export const bringWholeCast = () => withDatabase((db) => seedCharacters(db, cast, new Date()));

/** Returns one of the seed's characters. A test that counts messages uses one that no other test does. */
export function character(index: number): CastMember & { firstName: string } {
  const member = cast[index];
  if (!member) throw new Error(`the seed has no character ${index}`);
  return { ...member, firstName: member.name.split(' ')[0] ?? member.name };
}

/** The distance to the character of the same test in the other project, which runs in parallel. */
const apart = 9;

/** Returns a character for a test that changes its content; a different one in each project. */
export function ownCharacter(index: number) {
  return character(test.info().project.name === 'phone' ? index : index + apart);
}
