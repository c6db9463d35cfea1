import * as z from 'zod';
import { streamSection } from '../stream-section';

/** What a page holds may be out of date as a whole: it is loaded anew. */
export const resyncStream = streamSection(50, { resync: z.object({}) });
