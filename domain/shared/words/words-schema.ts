import * as z from 'zod';
import { cleanWords } from './clean-words';

/** PostgreSQL keeps neither a NUL in a text nor half a character in JSON. */
const unstorable = /\0|\p{Surrogate}/u;

interface Faults {
  /** What is said where there is no text at all. */
  missing?: string;
  unstorable?: string;
}

/**
 * Takes words of people, as every call, command and form does: cleaned, so that what comes out is what is
 * judged, stored and sent on, and empty where they are blank.
 */
export const wordsSchema = (faults: Faults = {}) =>
  z
    .string(faults.missing)
    .overwrite(cleanWords)
    .refine((text) => !unstorable.test(text), faults.unstorable ?? 'please enter valid');
