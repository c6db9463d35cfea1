/** The attributes that the panel offers, in its order. */
export const offeredAttributes = [
  'ethnicity',
  'breastSize',
  'bodyType',
  'buttSize',
  'hairColor',
] as const;

/** Query keys by which the explorer's pages can be narrowed, each with any number of values. */
const filterKeys = [
  ...offeredAttributes,
  'personality',
  'hobbies',
  'clothing',
  'style',
  'videoTag',
] as const;
export type Filters = Partial<Record<(typeof filterKeys)[number], string[]>>;

/** Values of one filter at most, and characters of a value. */
const limits = { values: 20, length: 60 };

/** The filters an address names, and nothing else of it. */
export function readFilters(search: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const key of filterKeys) {
    const values = search
      .getAll(key)
      .filter((value) => value !== '' && value.length <= limits.length)
      .slice(0, limits.values);
    if (values.length > 0) filters[key] = values;
  }
  return filters;
}

/** How many choices narrow the feed. */
export const countFilters = (filters: Filters): number =>
  Object.values(filters).reduce((sum, values) => sum + values.length, 0);

/** The address's search of a feed: tab, filters and place, none of which is named needlessly. */
export function feedSearch(
  tab: string | null,
  filters: Filters,
  more: Record<string, string> = {},
): string {
  const search = new URLSearchParams();
  if (tab !== null) search.set('feedTab', tab);
  for (const [key, values] of Object.entries(filters)) {
    for (const value of values) search.append(key, value);
  }
  for (const [key, value] of Object.entries(more)) search.set(key, value);
  return search.toString();
}

/** How an extra style is written: each word with a capital; a point of view is an abbreviation. */
export function styleLabel(label: string): string {
  return label
    .split('_')
    .map((word) =>
      word.toLowerCase() === 'pov' ? 'POV' : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
