import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';

/**
 * The version of a thing that staff change: the id of the last act on it in the action log, or `none`. A
 * change with an older version is refused.
 */
export const versionSchema = z.union([idSchema, z.literal('none')]).optional();

/** Returns the last change that the caller saw, for `carryOut`. */
export const seenOf = (version: z.output<typeof versionSchema>): { seen?: string | null } =>
  version === undefined ? {} : { seen: version === 'none' ? null : version };
