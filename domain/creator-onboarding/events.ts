import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** A person has sent in their application to become a verified model. */
export const applicationSubmitted = defineEvent(
  'creator-onboarding.application-submitted',
  z.object({ creatorId: idSchema, userId: idSchema }),
);
