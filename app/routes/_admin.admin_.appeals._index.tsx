import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listAppeals } from '~/domain/strikes/list-appeals';
import { translatorOf } from '../kit/i18n/translator.server';
import { pageMeta } from '../kit/site/page-meta';
import { requireStaff } from '../staff/server/require-staff.server';
import { AppealQueue } from '../strikes/appeal-queue';
import { presentAppeal } from '../strikes/presenters/flags-for-staff';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(context, 'appeals.answer');
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const [t, list] = await Promise.all([
    translatorOf(context),
    listAppeals(context.domain, { cursor }),
  ]);
  return {
    page: { title: t('staff:appeals.title') },
    appeals: list.items.map(presentAppeal),
    nextCursor: list.nextCursor,
    isLater: cursor !== undefined,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AppealsPage() {
  return <AppealQueue {...useLoaderData<typeof loader>()} />;
}
