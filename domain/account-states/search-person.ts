import { idSchema } from '../shared/ids';
import { startOf } from '../shared/lists/column-filters';
import { filterBy } from '../shared/lists/define-list';
import { wordsSchema } from '../shared/words/words-schema';

/**
 * Returns the filter of a list by the person in a column: the start of their address or the number of their
 * account. It also finds a row by its own number.
 */
export const personBy = (column: string, idColumn: string) =>
  filterBy(wordsSchema().trim().min(1).max(254), (rows, text) => {
    if (idSchema.safeParse(text).success) {
      void rows.whereRaw(`(${column} = cast(? as uuid) or ${idColumn} = cast(? as uuid))`, [
        text,
        text,
      ]);
      return;
    }
    void rows.whereRaw(`${column} in (select id from accounts where email like ?)`, [
      `${startOf(text.toLowerCase())}%`,
    ]);
  });
