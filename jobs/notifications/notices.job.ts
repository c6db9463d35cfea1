import * as z from 'zod';
import { noticeSchema } from '~/domain/notifications/notice';
import { idSchema } from '~/domain/shared/ids';
import { defineJob, defineRecurringJob } from '../definition.job';

/** Notifies a user of an event. */
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
 * Notifies a user of a character's message that they have not seen. Waits, because a page that shows the
 * message marks it read only within a second or two.
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

/** Pushes a notification to a user's devices; retries for an hour if a push service is unavailable. */
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

/** Removes the push subscriptions of an ended session, or (null) of all sessions of a user. */
export const forgetDevicesJob = defineJob({
  queue: 'notices',
  name: 'forget-devices',
  payload: z.object({
    userId: idSchema,
    sessionId: idSchema.nullable(),
    requestId: z.string(),
  }),
});

/** Stops digests to the owner of an address that has unsubscribed. */
export const endDigestsJob = defineJob({
  queue: 'notices',
  name: 'end-digests',
  payload: z.object({ email: z.string(), requestId: z.string() }),
});

/** Notifies followers of new posts and stories. */
export const notifyFollowersJob = defineRecurringJob({ name: 'tell-followers', everyMs: 60_000 });

/** Requests the digests that are due. */
export const announceDigestsJob = defineRecurringJob({ name: 'announce-digests', everyMs: 60_000 });
