import * as z from 'zod';
import { idSchema } from './ids';

/** A person who can have a conversation: a user, or a visitor with a guest token. */
export const personSchema = z.object({ kind: z.enum(['user', 'guest']), id: idSchema });
export type Person = z.infer<typeof personSchema>;

/** Returns the column of chats for this kind of person. */
export function ownerColumn(person: Person): 'user_id' | 'guest_id' {
  return person.kind === 'user' ? 'user_id' : 'guest_id';
}

/** Returns the account's id; undefined for a guest. */
export const userIdOf = ({ kind, id }: Person): string | undefined =>
  kind === 'user' ? id : undefined;
