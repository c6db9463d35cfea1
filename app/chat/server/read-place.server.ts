import * as z from 'zod';
import type { Unread } from '~/domain/chat/chats/mark-read';
import { idSchema } from '~/domain/shared/ids';

const seqSchema = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
  .optional()
  .catch(undefined);

const placeSchema = z.object({
  /** A chat that was set aside. */
  chat: idSchema.optional().catch(undefined),
  /** Up to the message before this one. */
  before: seqSchema,
  /** Around this one. */
  message: seqSchema,
  /** From the beginning of this day on. */
  at: z.iso.date().optional().catch(undefined),
  /** So many had not been seen from that message on. */
  unread: seqSchema,
});
type Place = z.infer<typeof placeSchema>;

/** Which part of a conversation its page is asked for; what makes no sense asks for the newest. */
export const readPlace = (request: Request): Place =>
  placeSchema.parse(Object.fromEntries(new URL(request.url).searchParams));

/** Whether another part than the newest is asked for. */
export const isEarlier = ({ before, message }: Place): boolean =>
  before !== undefined || message !== undefined;

/** What had not been seen before the way to its beginning was taken. */
export const unreadOf = ({ message, unread }: Place): Unread | null =>
  message === undefined || unread === undefined ? null : { after: message - 1, count: unread };
