import * as z from 'zod';
import { streamSection } from '../stream-section';

export const fanclubsStream = streamSection(45, {
  'fanclub.subscription.event': z.object({
    character: z.object({ _id: z.uuid(), isCurrentUserFanClubMember: z.boolean() }),
  }),
});
