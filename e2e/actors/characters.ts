import { cast, type CastMember } from '~/db/seeds/cast/index';

export { cast };

/** One of the seed's characters; a test that counts messages takes one that no other test does. */
export function character(index: number): CastMember & { firstName: string } {
  const member = cast[index];
  if (!member) throw new Error(`the seed has no character ${index}`);
  return { ...member, firstName: member.name.split(' ')[0] ?? member.name };
}
