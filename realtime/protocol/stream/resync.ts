import * as z from 'zod';
import { streamSection } from '../stream-section';

/** All data on a page may be out of date; the page loads it again. */
export const resyncStream = streamSection(50, { resync: z.object({}) });
