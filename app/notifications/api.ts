import * as z from 'zod';
import { countUnread } from '~/domain/notifications/count-unread';
import { noticeFilters } from '~/domain/notifications/groups';
import { listNotices, noticesPerPage } from '~/domain/notifications/list-notices';
import { readAllNotices, readNotice } from '~/domain/notifications/read-notices';
import { tryOut } from '~/domain/notifications/try-out';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { cursorSchema, limitSchema } from '../kit/api/paging';
import { successSchema } from '../kit/api/success';
import { notificationSchema, presentNotice } from './presenters/notice-for-fan';

const endpoint = endpointsOf('notifications');

export const notifications = apiSection(215, [
  endpoint({
    id: 'notifications.list',
    method: 'GET',
    path: '/notifications',
    summary: 'What the user was told, the newest first, and how much of it is unread',
    access: access.user,
    query: z.object({
      filter: z
        .enum(noticeFilters)
        .default('all')
        .describe('Which of them: all, unread, of characters, or of the account'),
      limit: limitSchema.optional(),
      cursor: cursorSchema.optional(),
    }),
    answer: z.object({
      items: z.array(notificationSchema.meta({ id: 'Notification' })),
      nextCursor: z.string().nullable(),
      /** The value 100 means 100 or more. */
      unread: z.number().int(),
    }),
    async handle({ context, who, query }) {
      const { domain, mediaAddress } = context;
      const list = { ...query, limit: query.limit ?? noticesPerPage };
      const [{ items, nextCursor }, unread] = await Promise.all([
        listNotices(domain, who.userId, list),
        countUnread(domain.db, who.userId),
      ]);
      return { items: items.map((one) => presentNotice(one, mediaAddress)), nextCursor, unread };
    },
  }),
  endpoint({
    id: 'notifications.create',
    method: 'POST',
    path: '/notifications',
    summary: 'Sends the user a notification that says nothing, to try out whether it reaches them',
    access: access.user,
    status: 201,
    idempotent: true,
    answer: successSchema,
    limit: ({ context, who }) => context.limits.tryOut(who.person),
    async handle({ context, who }) {
      await tryOut(context.domain, who.userId);
      return { ok: true };
    },
  }),
  endpoint({
    id: 'notifications.read',
    method: 'POST',
    path: '/notifications/read/{notificationId}',
    failures: [404],
    summary: 'Marks one notification read',
    access: access.user,
    params: z.object({ notificationId: idSchema.describe('The notification, by id') }),
    answer: successSchema,
    handle: ({ context, who, params }) =>
      readNotice(context.domain, who.userId, params.notificationId),
  }),
  endpoint({
    id: 'notifications.read-all',
    method: 'POST',
    path: '/notifications/read_all',
    summary: 'Marks all notifications read',
    access: access.user,
    answer: successSchema,
    async handle({ context, who }) {
      await readAllNotices(context.domain, who.userId);
      return { ok: true };
    },
  }),
]);
