import * as z from 'zod';
import { cleanWords } from './clean-words';

/** PostgreSQL can store neither a NUL in text nor a lone surrogate in JSON. */
const unstorable = /\0|\p{Surrogate}/u;

interface Faults {
  /** The message if there is no text at all. */
  missing?: string;
  unstorable?: string;
}

/**
 * Returns a schema for people's text in calls, commands and forms. It cleans the text, so that the same
 * text is moderated, stored and delivered; blank text becomes empty.
 */
export const wordsSchema = (faults: Faults = {}) =>
  z
    .string(faults.missing)
    .overwrite(cleanWords)
    .refine((text) => !unstorable.test(text), faults.unstorable ?? 'please enter valid');
