import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { staffResources } from '../../staff-resources.server';
import { requireResource } from '../../staff/server/require-resource.server';
import { csvResponse } from '../../staff/server/csv-response.server';

/** Returns a list of the back office as a CSV table, with the filters of its page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const exported = await resource.exportRows(asking, new URL(request.url).searchParams);
  if (!exported) throw data(null, 404);
  if (!exported.ok) throw data(null, 403);
  return csvResponse(exported.csv, `${resource.name}.csv`);
}
