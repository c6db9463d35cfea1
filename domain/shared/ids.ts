import * as z from 'zod';
import { uuidv7 } from 'uuidv7';

/** A new time-ordered identifier (UUID version 7, RFC 9562). */
export function newId(): string {
  return uuidv7();
}

export const idSchema = z.uuid();
