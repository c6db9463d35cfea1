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
  /** The id of a chat that was set aside. */
  chat: idSchema.optional().catch(undefined),
  /** Messages before this position. */
  before: seqSchema,
  /** Messages around this position. */
  message: seqSchema,
  /** Messages from the start of this day. */
  at: z.iso.date().optional().catch(undefined),
  /** The number of unread messages from that message on. */
  unread: seqSchema,
});
type Place = z.infer<typeof placeSchema>;

/** Returns the part of a chat that its page requests; invalid values request the newest part. */
export const readPlace = (request: Request): Place =>
  placeSchema.parse(Object.fromEntries(new URL(request.url).searchParams));

/** Checks whether another part than the newest is requested. */
export const isEarlier = ({ before, message }: Place): boolean =>
  before !== undefined || message !== undefined;

/** Returns the messages that were unread before the person followed the link to the first of them. */
export const unreadOf = ({ message, unread }: Place): Unread | null =>
  message === undefined || unread === undefined ? null : { after: message - 1, count: unread };
