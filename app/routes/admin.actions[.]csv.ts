import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { exportActions } from '~/domain/staff/export-actions';
import { actionLog } from '~/domain/staff/action-log';
import { readListQuery } from '../staff/list-query';
import { requireStaff } from '../staff/server/require-staff.server';

/** The action log as a table for spreadsheets, narrowed as the page was. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const by = await requireStaff(context, 'actions.read');
  const where = readListQuery(actionLog, new URL(request.url).searchParams);
  const exported = await exportActions(context.domain, by, where);
  if (!exported.ok) throw data(null, 403);
  return new Response(exported.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="actions.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
