import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listStaff } from '~/domain/staff/list-staff';
import { pageMeta } from '../kit/site/page-meta';
import { requireStaff } from '../staff/server/require-staff.server';
import { StaffList } from '../staff/staff-list';
import { translatorOf } from '../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staffId } = await requireStaff(context, 'staff.reset');
  const [t, members] = await Promise.all([translatorOf(context), listStaff(context.domain.db)]);
  const wasReset = new URL(request.url).searchParams.get('reset') === 'done';
  return { page: { title: t('staff:staff') }, viewerId: staffId, members, wasReset };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StaffListPage() {
  const { viewerId, members, wasReset } = useLoaderData<typeof loader>();
  return <StaffList viewerId={viewerId} members={members} wasReset={wasReset} />;
}
