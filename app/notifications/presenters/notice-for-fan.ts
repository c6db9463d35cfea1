import * as z from 'zod';
import type { ListedNotice } from '~/domain/notifications/list-notices';
import { noticeSchema } from '~/domain/notifications/notice';
import { idSchema } from '~/domain/shared/ids';

/** A notification as shown to its owner. */
export const notificationSchema = z.object({
  notificationId: idSchema,
  /** The subject of the notification with its details. */
  notice: noticeSchema,
  /** The number of events that it stands for. */
  times: z.number().int().positive(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The link of the notification. Following it marks it as read. */
  path: z.string(),
  character: z
    .object({
      _id: idSchema,
      slug: z.string(),
      name: z.string(),
      firstName: z.string(),
      avatar: z.string().nullable(),
    })
    .nullable(),
  /** The first line of a message. */
  words: z.string().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

const openingPath = (id: string) => `/notifications/${id}`;

/** Presents a notification with signed addresses of its pictures. */
export function presentNotice(
  { id, notice, times, isRead, toldAt, character, words }: ListedNotice,
  mediaAddress: (key: string) => string,
): Notification {
  return {
    notificationId: id,
    notice,
    times,
    isRead,
    createdAt: toldAt.toISOString(),
    path: openingPath(id),
    character: character && {
      _id: character.id,
      slug: character.slug,
      name: character.name,
      firstName: character.firstName,
      avatar: character.avatar === null ? null : mediaAddress(character.avatar),
    },
    words,
  };
}
