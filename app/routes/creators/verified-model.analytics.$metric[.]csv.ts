import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { metricAt } from '../../creator-analytics/metric-paths';
import { chosenOf, readShown } from '../../creator-analytics/server/read-dashboard.server';
import { requireMember } from '../../kit/session/require-member.server';
import { toDecimal } from '~/domain/shared/money';

/** Returns the values of a metric in a range as CSV: the start of each bucket (ISO, UTC) and its value. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId, accountType } = requireMember(request, context);
  const metric = metricAt(params['metric']);
  if (!metric || accountType === 'User') throw data(null, 404);
  const { shown } = await readShown(context, userId, chosenOf(new URL(request.url)));
  const { starts, currency, metrics } = shown;
  const valueOf = (value: number) =>
    metric === 'earnings' ? toDecimal({ minor: value, currency }).toFixed(2) : String(value);
  const lines = starts.map(
    (start, index) => `${start},${valueOf(metrics[metric].values[index] ?? 0)}`,
  );
  const name = metric === 'earnings' ? `${metric}_${currency}` : metric;
  return new Response([`at,${name}`, ...lines, ''].join('\r\n'), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${metric}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
