import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Kanel from 'kanel';
import { format, resolveConfig } from 'prettier';
import type { Knex } from './connection';

/** Kanel is CommonJS, and Node does not see most of its export names from a module. */
const require = createRequire(import.meta.url);
const { makePgTsGenerator, processDatabase } = require('kanel') as typeof Kanel;

/** The type of a column's value after the driver has read it (`connection.ts` reads int8 as a number). */
const typeOfColumn: Record<string, string> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  numeric: 'string',
  'public.currency_code': 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

/**
 * Returns the TypeScript of `rows.ts`: a row type for every table and view, declared to Knex by the
 * table's name. A column that a constraint limits to certain words has their union as its type, also in a
 * view that shows it.
 */
export async function describeRows(db: Knex, url: string): Promise<string> {
  const words = await readWords(db);
  const folder = await mkdtemp(path.join(tmpdir(), 'rows-'));
  const file = path.join(folder, 'rows');
  const rowsOf = new Map<string, string>();
  const typeOf = ({ table, column }: { table: string; column: string }, type: string): string => {
    const columnType = words.get(`${table}.${column}`) ?? typeOfColumn[type];
    if (columnType === undefined) throw new Error(`${table}.${column}: no type for ${type}`);
    return columnType;
  };
  try {
    await processDatabase({
      connection: url,
      schemaNames: ['public'],
      filter: ({ kind, name }) =>
        (kind === 'table' || kind === 'view') && !name.startsWith('knex_migrations'),
      generators: [
        makePgTsGenerator({
          customTypeMap: { 'pg_catalog.bytea': 'Buffer' },
          getMetadata({ name: table }, generateFor) {
            const name = `${inPascalCase(table)}${generateFor === 'selector' ? 'Row' : (generateFor ?? '')}`;
            if (generateFor === 'selector') rowsOf.set(table, name);
            return { name, comment: undefined, path: file, exportAs: 'named' };
          },
          getPropertyMetadata: (property, { name: table }) => {
            const { name, type } = property;
            const source = 'source' in property ? property.source : null;
            const typeOverride = typeOf(
              source ?? { table, column: name },
              type.fullName.replace('pg_catalog.', ''),
            );
            const comment = undefined;
            // `unknown` already includes null.
            return typeOverride === 'unknown'
              ? { name, comment, typeOverride, nullableOverride: false }
              : { name, comment, typeOverride };
          },
        }),
      ],
      preRenderHooks: [keepRows, (output: Kanel.Output) => declareTables(output, rowsOf)],
    });
    return await inHouseStyle(await readFile(`${file}.ts`, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Keeps the row types only; Kanel also declares types for inserts, updates and every primary key. */
function keepRows(output: Kanel.Output): Kanel.Output {
  const kept: Kanel.Output = {};
  for (const [file, contents] of Object.entries(output)) {
    if (contents.fileType !== 'typescript') continue;
    const declarations = contents.declarations
      .filter((one) => one.declarationType === 'interface')
      .filter(({ name }) => name.endsWith('Row'))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
    kept[file] = { ...contents, declarations };
  }
  return kept;
}

function declareTables(output: Kanel.Output, rowsOf: Map<string, string>): Kanel.Output {
  const tables = [...rowsOf].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const lines = [
    "declare module 'knex/types/tables' {",
    'interface Tables {',
    ...tables.map(([table, row]) => `${table}: ${row};`),
    '}}',
  ];
  for (const contents of Object.values(output)) {
    if (contents.fileType === 'typescript') {
      contents.declarations.push({ declarationType: 'generic', lines });
    }
  }
  return output;
}

/** Returns the words that `check (column in (…))` allows, as a union, by `table.column`. */
async function readWords(db: Knex): Promise<Map<string, string>> {
  const { rows } = await db.raw<{ rows: { place: string; sql: string }[] }>(
    `select c.relname || '.' || a.attname as place, pg_get_constraintdef(k.oid) as sql
       from pg_constraint k
       join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.contype = 'c' and cardinality(k.conkey) = 1
        and pg_get_constraintdef(k.oid) like 'CHECK ((' || a.attname || ' = ANY (ARRAY[%'`,
  );
  return new Map(
    rows.map(({ place, sql }) => [
      place,
      [...sql.matchAll(/'((?:[^']|'')*)'/g)]
        .map(([, word = '']) => JSON.stringify(word.replaceAll("''", "'")))
        .join(' | '),
    ]),
  );
}

const inPascalCase = (name: string) =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

async function inHouseStyle(text: string): Promise<string> {
  const here = path.join(import.meta.dirname, 'rows.ts');
  const banner = '// Written by `npm run db:schema`.\n\n';
  const dense = text.replaceAll(/;\n\n {2}/g, ';\n  ');
  return format(`${banner}${dense}`, { ...(await resolveConfig(here)), filepath: here });
}
