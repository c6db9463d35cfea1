import * as z from 'zod';
import type { ListedNotice } from '~/domain/notifications/list-notices';
import { noticeSchema } from '~/domain/notifications/notice';
import { idSchema } from '~/domain/shared/ids';

/** A notification as its owner is shown it. */
export const notificationSchema = z.object({
  notificationId: idSchema,
  /** What it tells of, and its details. */
  notice: noticeSchema,
  /** How many such things it tells of. */
  times: z.number().int().positive(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Where it leads; going there marks it read. */
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

/** A notice with the addresses of its pictures signed. */
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
