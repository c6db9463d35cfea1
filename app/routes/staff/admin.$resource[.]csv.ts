import { Readable } from 'node:stream';
import { createReadableStreamFromReadable, data, type LoaderFunctionArgs } from '@remix-run/node';
import { staffResources } from '../../staff-resources.server';
import { requireResource } from '../../staff/server/require-resource.server';

/** Returns a list of the back office as a CSV table, with the filters of its page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const exported = await resource.exportRows(asking, new URL(request.url).searchParams);
  if (!exported) throw data(null, 404);
  if (!exported.ok) throw data(null, 403);
  return new Response(createReadableStreamFromReadable(Readable.from(exported.csv)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${resource.name}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
