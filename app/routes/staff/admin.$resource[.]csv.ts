import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { staffResources } from '../../staff-resources.server';
import { askResource } from '../../staff/server/ask-resource.server';

/** A list of the back office as a table for spreadsheets, narrowed as its page is. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { resource, asking } = await askResource(staffResources, context, params);
  const exported = await resource.exportRows(asking, new URL(request.url).searchParams);
  if (!exported) throw data(null, 404);
  if (!exported.ok) throw data(null, 403);
  return new Response(exported.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${resource.name}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
