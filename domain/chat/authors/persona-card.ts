import { createHash } from 'node:crypto';
import * as z from 'zod';
import { personaSchema } from '../../characters/schema';
import type { PromptCharacter } from '../prompts/prompt-situation';

/**
 * Describes the part of a character that a chat keeps when the profile changes. It leaves out name and age:
 * chats always use the current ones, so that a corrected age applies everywhere.
 */
export const personaCardSchema = z.object({
  occupation: z.string(),
  place: z.string().nullable(),
  bio: z.string(),
  persona: personaSchema,
  attributes: z.array(z.object({ type: z.string(), value: z.string() })),
});
export type PersonaCard = z.infer<typeof personaCardSchema>;

/** Returns the card of a character, in which equal personas are equal texts. */
export function personaCardOf({
  occupation,
  place,
  bio,
  persona: { speechStyle, facts },
  attributes,
}: Omit<PromptCharacter, 'id' | 'name' | 'age'>): PersonaCard {
  const sorted = attributes
    .map(({ type, value }) => ({ type, value }))
    .sort((one, other) => (`${one.type} ${one.value}` < `${other.type} ${other.value}` ? -1 : 1));
  return { occupation, place, bio, persona: { speechStyle, facts }, attributes: sorted };
}

/** Returns the version of a persona: the same for the same card. */
export const versionOfPersona = (card: PersonaCard): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 16);
