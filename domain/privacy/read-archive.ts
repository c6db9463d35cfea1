import { filesOf } from './files-of';
import type { Knex } from 'knex';
import type { PersonalData } from '../shared/personal-data';
import type { DomainContext } from '../shared/context';
import { placeOf, type Seal } from '../shared/sealing/seal';
import { ownedRows } from './owned-rows';

export interface ArchiveFile {
  /** The path inside the archive. */
  path: string;
  read(): AsyncIterable<string>;
}

/** The number of rows in memory at a time. */
const page = 500;

/**
 * Returns a person's data as the files of an archive, one JSON file per area. Rows are read while a file is
 * read, in the caller's transaction, so that all files show the same moment. The files must be read one
 * after another.
 */
export async function readArchive(
  { seal, personalData }: Pick<DomainContext, 'seal' | 'personalData'>,
  trx: Knex.Transaction,
  personId: string,
): Promise<ArchiveFile[]> {
  return [...filesOf(await personalData())].map(([area, data]) => ({
    path: `data/${area}.json`,
    read: () => writeArea(trx, seal, personId, data),
  }));
}

async function* writeArea(
  trx: Knex.Transaction,
  seal: Seal,
  personId: string,
  data: readonly PersonalData[],
): AsyncIterable<string> {
  let tableLead = '{\n';
  for (const table of new Set(data.map((source) => source.table))) {
    yield `${tableLead}  ${JSON.stringify(table)}: [`;
    tableLead = ',\n';
    let rowLead = '\n';
    for (const source of data.filter((one) => one.table === table)) {
      for await (const row of readRows(trx, ownedRows(trx, source, personId).select('*'))) {
        yield `${rowLead}    ${JSON.stringify(toArchiveRow(row, source, seal))}`;
        rowLead = ',\n';
      }
    }
    yield rowLead === '\n' ? ']' : '\n  ]';
  }
  yield '\n}\n';
}

type Row = Record<string, unknown>;

/** Reads rows through a server-side cursor, with one page of them in memory. */
async function* readRows(trx: Knex.Transaction, query: Knex.QueryBuilder): AsyncIterable<Row> {
  const { sql, bindings } = query.toSQL();
  await trx.raw(`declare archive_rows no scroll cursor for ${sql}`, [...bindings]);
  try {
    for (;;) {
      const { rows } = await trx.raw<{ rows: Row[] }>(`fetch ${page} from archive_rows`);
      yield* rows;
      if (rows.length < page) return;
    }
  } finally {
    await trx.raw('close archive_rows');
  }
}

/** Converts a row to the form in the archive. */
function toArchiveRow(
  row: Row,
  { table, withheld = [], sealed = [], sealedTo = 'id' }: PersonalData,
  seal: Seal,
): Row {
  const open = (column: string, value: string) =>
    seal.open(value, placeOf(table, column, String(row[sealedTo])));
  const entries = Object.entries(row)
    .filter(([column]) => !withheld.includes(column))
    // Text stored before sealing has the same name without the prefix; one of the two columns is empty.
    .filter(([column, value]) => value !== null || !sealed.includes(`sealed_${column}`))
    .map(([column, value]) =>
      sealed.includes(column) && typeof value === 'string'
        ? [column.replace(/^sealed_/, ''), open(column, value)]
        : [column, value],
    );
  return Object.fromEntries(entries) as Row;
}
