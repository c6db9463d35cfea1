import type { AreaData, OwnedRows, PersonalData } from '../shared/personal-data';

/** The tables by way of which rows are found. */
const pathOf = ({ of }: OwnedRows): string[] => (of ? [of.reads ?? of.table, ...pathOf(of)] : []);

/**
 * What all areas hold, with rows before those by way of which they are found; otherwise as the areas
 * list it. Throws where two kinds of rows are found by way of each other.
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
