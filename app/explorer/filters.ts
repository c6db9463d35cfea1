import { attributeGroups, shownCategories, type Category } from './attribute-groups';

/** The query keys of the explorer's filters, each with any number of values. */
const filterKeys = [
  'ethnicity',
  'breastSize',
  'bodyType',
  'buttSize',
  'hairColor',
  'personality',
  'hobbies',
  'clothing',
  'style',
  'videoTag',
] as const;
export type Filters = Partial<Record<(typeof filterKeys)[number], string[]>> & {
  /** Women, men or anime; all if omitted. */
  category?: Category;
};

/** The maximum number of values per filter, and of characters per value. */
const limits = { values: 20, length: 60 };

/** Returns the filters in an address, without scales that do not fit the category. */
export function readFilters(search: URLSearchParams): Filters {
  const category = shownCategories.find((one) => one === search.get('category'));
  const filters: Filters = category ? { category } : {};
  for (const key of filterKeys) {
    const values = search
      .getAll(key)
      .filter((value) => value !== '' && value.length <= limits.length)
      .slice(0, limits.values);
    if (values.length > 0) filters[key] = values;
  }
  return fitting(filters);
}

function fitting({ category, breastSize, buttSize, ...others }: Filters): Filters {
  const groups = attributeGroups(category);
  const fits = (name: 'breastSize' | 'buttSize', values: string[] = []) => {
    const offered = groups.find((group) => group.name === name)?.values ?? [];
    const kept = values.filter((value) => offered.includes(value));
    return kept.length > 0 ? { [name]: kept } : {};
  };
  return {
    ...(category && { category }),
    ...others,
    ...fits('breastSize', breastSize),
    ...fits('buttSize', buttSize),
  };
}

/** Returns the number of selected filter values. */
export const countFilters = (filters: Filters): number =>
  Object.values(filters).reduce((sum, values) => sum + [values].flat().length, 0);

/** Returns the query of a feed's address: tab, filters and position, without defaults. */
export function feedSearch(
  tab: string | null,
  filters: Filters,
  more: Record<string, string> = {},
): string {
  const search = new URLSearchParams();
  if (tab !== null) search.set('feedTab', tab);
  for (const [key, values] of Object.entries(filters)) {
    for (const value of [values].flat()) search.append(key, value);
  }
  for (const [key, value] of Object.entries(more)) search.set(key, value);
  return search.toString();
}
