import type { AreaData, PersonalData } from '../shared/personal-data';

/** Returns the data for each file of an archive, by file name. */
export function filesOf(areas: readonly AreaData[]): Map<string, PersonalData[]> {
  const files = new Map<string, PersonalData[]>();
  for (const { area, data } of areas) {
    for (const rows of data.filter(({ isOmitted }) => !isOmitted)) {
      const file = rows.exportedWith ?? area;
      files.set(file, [...(files.get(file) ?? []), rows]);
    }
  }
  return files;
}
