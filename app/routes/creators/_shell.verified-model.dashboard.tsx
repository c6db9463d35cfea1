import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DashboardPage } from '../../creator-analytics/dashboard-page';
import { readDashboard } from '../../creator-analytics/server/read-dashboard.server';
import { introHref } from '../../creator-onboarding/onboarding-hrefs';
import { ResponseError } from '../../kit/forms/response-error';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { changeLiveNow } from '../../creator-analytics/server/change-live-now.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, accountType } = requireMember(request, context);
  if (accountType === 'User') throw redirect('/');
  const [t, dashboard] = await Promise.all([
    translatorOf(context),
    readDashboard(context, userId, new URL(request.url)),
  ]);
  // Without a twin there are no figures; a manager has payouts.
  if (!dashboard.twin && accountType === 'CreatorUser') throw redirect(introHref);
  return { page: { title: t('studio:place.dashboard') }, dashboard };
}

export const action = (args: ActionFunctionArgs) => changeLiveNow(args);

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows a creator's figures, what is payable, and "live now". */
export default function DashboardRoute() {
  const { dashboard } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <>
      <ResponseError response={response} />
      <DashboardPage {...dashboard} />
    </>
  );
}
