import { data, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { bookTables } from '~/domain/books/export-books';
import { exportMonth } from '~/domain/books/export-month';
import { idSchema } from '~/domain/shared/ids';
import { requireStaff } from '../../staff/server/require-staff.server';
import { csvResponse } from '../../staff/server/csv-response.server';

const paramsSchema = z.object({ id: idSchema, table: z.enum(bookTables) });

/** Returns a table of a month of the books as CSV. The export is logged. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(context, 'money.review');
  const read = paramsSchema.safeParse(params);
  if (!read.success) throw data(null, 404);
  const exported = await exportMonth(context.domain, staff, read.data);
  if (!exported.ok) throw data(null, exported.reason === 'forbidden' ? 403 : 404);
  return csvResponse(exported.csv, exported.fileName);
}
