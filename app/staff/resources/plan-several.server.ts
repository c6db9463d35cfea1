import { data, redirect } from '@remix-run/node';
import type * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import type { ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import { planRun } from '~/domain/staff/bulk/plan-run';
import { formText } from '../../kit/forms/form-text';
import { findAct, type Asking, type ResourceDefinition } from './define-resource.server';
import { requireAct } from '../server/require-act.server';
import { whereOf } from './list-where.server';
import { readState } from './list-state.server';

const idsSchema = idSchema.array().max(10_000);

/**
 * Plans an act on the selected items, or on all items that the filters of the address select, and leads to
 * the page where it is reviewed.
 */
export async function planSeveral<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  { name, list, columns, acts = {}, shownTo }: ResourceDefinition<Row, Filters, Sorts, Schema>,
  asking: Asking,
  address: URLSearchParams,
  form: FormData,
) {
  const act = findAct(acts, formText(form, 'act'));
  const ids = idsSchema.safeParse(form.getAll('id'));
  if (!act?.bulk || !ids.success) throw data(null, 400);
  requireAct(asking, act);
  const { context, staff, words } = asking;
  const { filters } = readState(list, Object.keys(columns), address);
  const where = { ...whereOf(list, filters), ...shownTo?.(staff) };
  const isAll = formText(form, 'all') !== '';
  const selection = isAll ? { where } : { ids: ids.data };
  const planned = await planRun(context.domain, staff, { act: act.bulk, selection });
  if (planned.ok) return redirect(`/admin/${name}/several/${planned.id}`);
  const { statusCode } = context.refusals.describe(planned);
  throw data({ message: words(`refused.${planned.reason}`) }, statusCode);
}
