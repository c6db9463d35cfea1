import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listStaff } from '~/domain/staff/list-staff';
import { mayResetFactors } from '~/domain/staff/permissions';
import { pageMeta } from '../shell/page-meta';
import { requireStaff } from '../staff/server/require-staff.server';
import { StaffList } from '../staff/staff-list';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staffId, role } = await requireStaff(context, mayResetFactors);
  const [t, members] = await Promise.all([translatorOf(context), listStaff(context.domain.db)]);
  const wasReset = new URL(request.url).searchParams.get('reset') === 'done';
  return { page: { title: t('staff:staff') }, viewer: { id: staffId, role }, members, wasReset };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StaffListPage() {
  const { viewer, members, wasReset } = useLoaderData<typeof loader>();
  return <StaffList viewer={viewer} members={members} wasReset={wasReset} />;
}
