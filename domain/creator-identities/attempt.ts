import * as z from 'zod';
import type { IdentityAttemptsRow } from '~/db/rows';
import { placeOf, type Seal } from '../shared/sealing/seal';

/** True where the document matches the profile; null where one of them has no such value. */
const factsSchema = z.object({
  nameMatches: z.boolean().nullable(),
  birthDateMatches: z.boolean().nullable(),
});
export type DocumentMatch = z.infer<typeof factsSchema>;

const placeOfUrl = (id: string) => placeOf('identity_attempts', 'sealed_verification_url', id);
const placeOfFacts = (id: string) => placeOf('identity_attempts', 'sealed_facts', id);

export const sealUrl = (seal: Seal, id: string, url: string): string =>
  seal.seal(url, placeOfUrl(id));

/** Returns the address at which an open attempt goes on; null for any other. */
export const openUrl = (
  seal: Seal,
  { id, sealed_verification_url: sealed }: IdentityAttemptsRow,
): string | null => (sealed === null ? null : seal.open(sealed, placeOfUrl(id)));

export const sealFacts = (seal: Seal, id: string, facts: DocumentMatch): string =>
  seal.seal(JSON.stringify(facts), placeOfFacts(id));

/** Returns the match of the document of an approved attempt; null for any other. */
export const openFacts = (
  seal: Seal,
  { id, sealed_facts: sealed }: IdentityAttemptsRow,
): DocumentMatch | null =>
  sealed === null ? null : factsSchema.parse(JSON.parse(seal.open(sealed, placeOfFacts(id))));
