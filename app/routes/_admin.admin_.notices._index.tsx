import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listNotices } from '~/domain/takedowns/list-notices';
import { translatorOf } from '../kit/i18n/translator.server';
import { pageMeta } from '../kit/site/page-meta';
import { requireStaff } from '../staff/server/require-staff.server';
import { NoticeQueue } from '../takedowns/notice-queue';
import { presentNotice } from '../takedowns/presenters/notices-for-staff';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(context, 'notices.decide');
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const [t, list] = await Promise.all([
    translatorOf(context),
    listNotices(context.domain, { cursor }),
  ]);
  return {
    page: { title: t('staff:notices.title') },
    notices: list.items.map((notice) => presentNotice(notice, context.domain.now())),
    nextCursor: list.nextCursor,
    isLater: cursor !== undefined,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NoticesPage() {
  return <NoticeQueue {...useLoaderData<typeof loader>()} />;
}
