import type { AreaData, OwnedRows, PersonalData } from '../shared/personal-data';

/** Returns the tables through which rows are found. */
const pathOf = ({ of }: OwnedRows): string[] => (of ? [of.reads ?? of.table, ...pathOf(of)] : []);

/**
 * Returns the personal data of all areas in an order in which rows come before the rows through which they
 * are found. Otherwise the order of the areas is kept. Throws for a cycle.
 */
export function erasureOrder(areas: readonly AreaData[]): PersonalData[] {
  const waiting = new Set(areas.flatMap(({ data }) => data));
  const ordered: PersonalData[] = [];
  while (waiting.size > 0) {
    const isNeeded = ({ table }: PersonalData, by: PersonalData) => pathOf(by).includes(table);
    const next = [...waiting].find(
      (rows) => ![...waiting].some((other) => other !== rows && isNeeded(rows, other)),
    );
    if (!next) throw new Error('rows of people are found by way of each other');
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}
