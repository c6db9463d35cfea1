import * as z from 'zod';
import { streamSection } from '../stream-section';

export const accountsStream = streamSection(10, {
  'user.meta-info-updated.event': z.object({ meta: z.record(z.string(), z.unknown()) }),
});
