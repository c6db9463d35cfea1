import type * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import type { ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import { cellOf } from './cell-of.server';
import type { Asking, ResourceDefinition } from './define-resource.server';
import { hrefOf } from './list-state.server';
import { whereOf } from './list-where.server';
import type { FoundShown } from './found';

/** The maximum number of items per list. */
const most = 5;

/** Finds items of a list by their id, or by its search field. */
export async function findItems<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  definition: ResourceDefinition<Row, Filters, Sorts, Schema>,
  { context: { domain }, staff, words }: Asking,
  text: string,
): Promise<FoundShown[]> {
  const { name, list, row, idOf, columns, detail, search, shownTo } = definition;
  if (!detail) return [];
  const own = shownTo?.(staff) ?? {};
  const readById = async (ids: readonly string[]) =>
    list.readRows(domain.db, await list.findIds(domain.db, { ids, where: whereOf(list, own) }));
  const readByText = async (filter: string) => {
    if (list.filters[filter]?.schema.safeParse(text).success !== true) return [];
    const where = whereOf(list, { [filter]: text, ...own });
    return (await list.readPage(domain, { where, take: most })).items;
  };
  const id = idSchema.safeParse(text);
  const byId = id.success ? await readById([id.data]) : [];
  const items = byId.length > 0 || search === undefined ? byId : await readByText(search);
  const [title, ...others] = Object.values(columns);
  return items.map((item) => {
    const shown = row.schema.parse(row.present(item, domain.now()));
    const first = cellOf(title?.cell(shown, words) ?? null);
    const abouts = [first.about, others[0] && cellOf(others[0].cell(shown, words)).text];
    const itemId = idOf(shown);
    return {
      id: itemId,
      to: `/admin/${name}/${itemId}`,
      peekTo: hrefOf(`/admin/${name}`, { peek: itemId }),
      title: first.text,
      about: abouts.filter((about) => about !== undefined && about !== '').join(', ') || null,
    };
  });
}
