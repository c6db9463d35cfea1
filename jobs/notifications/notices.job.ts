import * as z from 'zod';
import { noticeSchema } from '~/domain/notifications/notice';
import { idSchema } from '~/domain/shared/ids';
import { defineJob, defineRecurringJob } from '../definition.job';

/** Tells somebody of a fact that an event has. */
export const writeNoticeJob = defineJob({
  queue: 'notices',
  name: 'write-notice',
  payload: z.object({
    userId: idSchema,
    factId: idSchema,
    notice: noticeSchema,
    requestId: z.string(),
  }),
});

/**
 * Tells whoever has not seen a character's message of it. A page that shows it marks it read within a
 * second or two: only then is it known who has not.
 */
export const noteMessageJob = defineJob({
  queue: 'notices',
  name: 'note-message',
  waitMs: 3_000,
  payload: z.object({
    chatId: idSchema,
    characterId: idSchema,
    messageId: idSchema,
    seq: z.number().int().positive(),
    requestId: z.string(),
  }),
});

/** Tells the devices of somebody of a notice; a push service that is away is asked again for an hour. */
export const pushNoticeJob = defineJob({
  queue: 'notices',
  name: 'push-notice',
  payload: z.object({
    userId: idSchema,
    notificationId: idSchema,
    factId: idSchema,
    requestId: z.string(),
  }),
  attempts: 12,
  backoffMs: 1_000,
});

/** A session ended, or (null) all of somebody: its devices hear nothing more. */
export const forgetDevicesJob = defineJob({
  queue: 'notices',
  name: 'forget-devices',
  payload: z.object({
    userId: idSchema,
    sessionId: idSchema.nullable(),
    requestId: z.string(),
  }),
});

/** An address wants no such mails any more: its owner gets no digests. */
export const endDigestsJob = defineJob({
  queue: 'notices',
  name: 'end-digests',
  payload: z.object({ email: z.string(), requestId: z.string() }),
});

/** Tells followers of new posts and stories. */
export const tellFollowersJob = defineRecurringJob({ name: 'tell-followers', everyMs: 60_000 });

/** Asks for the digests that are due. */
export const announceDigestsJob = defineRecurringJob({ name: 'announce-digests', everyMs: 60_000 });
