import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { countUnread } from '~/domain/notifications/count-unread';
import { noticeFilters, type NoticeFilter } from '~/domain/notifications/groups';
import { listNotices, noticesPerPage } from '~/domain/notifications/list-notices';
import { readAllNotices, readNotice } from '~/domain/notifications/read-notices';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../../kit/session/require-member.server';
import { loadListPage } from '../../kit/forms/load-list-page';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { noticesHref } from '../../notifications/notices-href';
import { NoticesPage } from '../../notifications/notices-page';
import { presentNotice } from '../../notifications/presenters/notice-for-fan';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

function filterOf(request: Request): NoticeFilter {
  const requested = new URL(request.url).searchParams.get('show');
  return noticeFilters.find((one) => one === requested) ?? 'all';
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain, mediaAddress } = context;
  const filter = filterOf(request);
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const [t, { items, nextCursor }, unread] = await Promise.all([
    translatorOf(context),
    listNotices(domain, userId, { filter, cursor, limit: noticesPerPage }),
    countUnread(domain.db, userId),
  ]);
  const presented = items.map((one) => presentNotice(one, mediaAddress));
  return {
    page: { title: t('notifications:title') },
    found: {
      items: presented.map((shown) => ({ ...shown, _id: shown.notificationId })),
      nextCursor,
    },
    filter,
    unread,
    isLater: cursor !== undefined,
  };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadListPage(args);

/** Marks one or all as read, and returns to the same view of the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const intent = form.get('intent');
  if (intent === 'read-all') await readAllNotices(context.domain, userId);
  else if (intent === 'read') {
    const id = idSchema.safeParse(form.get('id'));
    const read = id.success && (await readNotice(context.domain, userId, id.data));
    if (!read || !read.ok) throw data(null, 404);
  } else throw data(null, 400);
  return redirect(noticesHref({ filter: filterOf(request) }));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows a person's notifications, grouped by day. */
export default function NotificationsRoute() {
  return <NoticesPage {...useLoaderData<typeof loader>()} />;
}
