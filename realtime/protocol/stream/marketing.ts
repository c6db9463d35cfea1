import * as z from 'zod';
import { streamSection } from '../stream-section';

export const marketingStream = streamSection(40, {
  'user-has-marketing-email.event': z.object({ isHasMarketingEmail: z.boolean() }),
});
