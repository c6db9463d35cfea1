import * as z from 'zod';
import { idSchema } from '../shared/ids';

/** What waits for its renditions: an asset of a post, or a story. */
export const unrenderedSchema = z.object({ kind: z.enum(['asset', 'story']), id: idSchema });
export type Unrendered = z.infer<typeof unrenderedSchema>;
