import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metricAt } from '../../creator-analytics/metric-paths';
import { MetricPage } from '../../creator-analytics/metric-page';
import { chosenOf, readShown } from '../../creator-analytics/server/read-dashboard.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId, accountType } = requireMember(request, context);
  if (accountType === 'User') throw redirect('/');
  const metric = metricAt(params['metric']);
  if (!metric) throw data(null, 404);
  const [t, { shown }] = await Promise.all([
    translatorOf(context),
    readShown(context, userId, chosenOf(new URL(request.url))),
  ]);
  return { page: { title: t(`studio:metric.${metric}`) }, metric, shown };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows one metric of a creator by time. */
export default function MetricRoute() {
  const { metric, shown } = useLoaderData<typeof loader>();
  return <MetricPage metric={metric} shown={shown} />;
}
