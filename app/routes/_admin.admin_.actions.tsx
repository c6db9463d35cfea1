import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { staffActNames, staffResources } from '~/domain/staff/acts';
import { actionLog, actionsShownTo } from '~/domain/staff/action-log';
import { translatorOf } from '../kit/i18n/translator.server';
import { pageMeta } from '../kit/site/page-meta';
import { ActionLogPage } from '../staff/action-log-page';
import { readListQuery } from '../staff/list-query';
import { actionSchema, presentAction } from '../staff/presenters/action-for-staff';
import { requireStaff } from '../staff/server/require-staff.server';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

/** Acts on one page. */
const take = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(context, 'actions.read');
  const { searchParams } = new URL(request.url);
  const asked = readListQuery(actionLog, searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  const own = actionsShownTo(staff);
  const where = { ...asked, ...own };
  const [t, list, total] = await Promise.all([
    translatorOf(context),
    actionLog.readPage(context.domain, { where, cursor, take }),
    actionLog.countRows(context.domain.db, where),
  ]);
  const { action = '', resource = '', resourceId = '', from = '', to = '' } = asked;
  return {
    page: { title: t('staff:actions.title') },
    actions: actionSchema.array().parse(list.items.map(presentAction)),
    known: { actions: staffActNames, resources: staffResources },
    filter: { action, resource, resourceId, from, to },
    total,
    nextCursor: list.nextCursor,
    isLater: cursor !== undefined,
    isOwn: own.staffId !== undefined,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ActionsPage() {
  return <ActionLogPage {...useLoaderData<typeof loader>()} />;
}
