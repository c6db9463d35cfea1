import * as z from 'zod';
import { idSchema } from '../shared/ids';
import { defineEvent } from '../shared/outbox/event';
import { recipientSchema } from '../shared/outbox/recipient';

const modelMail = recipientSchema.extend({
  creatorId: idSchema,
  /** The name under which the manager works, or their address. */
  manager: z.string(),
  sealedToken: z.string(),
  until: z.iso.datetime(),
});

/** A person was invited by their manager to prove their identity, with the sealed token of the link. */
export const personInvited = defineEvent('masters.person-invited', modelMail);

/** A person was requested by their manager to sign the release form, with the sealed token of the link. */
export const releaseFormSent = defineEvent('masters.release-form-sent', modelMail);

const flowMail = recipientSchema.extend({
  userId: idSchema,
  creatorId: idSchema,
  manager: z.string(),
});

/** A manager fills in the remaining steps for a person, who is notified. */
export const flowTakenOver = defineEvent('masters.flow-taken-over', flowMail);

/** A manager gave the steps back to the person. */
export const flowHandedBack = defineEvent('masters.flow-handed-back', flowMail);
