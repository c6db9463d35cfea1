import { test } from '@playwright/test';
import { cast, type CastMember } from '~/db/seeds/cast/index';
import { seedCharacters } from '~/db/seeds/seed-characters';
import { withDatabase } from '../database';

export { cast };

/**
 * Adds those of the cast whose pictures nobody waits for here to be drawn: without them the lists
 * have no second page.
 */
export const bringWholeCast = () => withDatabase((db) => seedCharacters(db, cast, new Date()));

/** One of the seed's characters; a test that counts messages takes one that no other test does. */
export function character(index: number): CastMember & { firstName: string } {
  const member = cast[index];
  if (!member) throw new Error(`the seed has no character ${index}`);
  return { ...member, firstName: member.name.split(' ')[0] ?? member.name };
}

/** From one test's character to the next project's, which runs beside it. */
const apart = 9;

/** The same for a test that changes what somebody shows: somebody else in each project. */
export function ownCharacter(index: number) {
  return character(test.info().project.name === 'phone' ? index : index + apart);
}
