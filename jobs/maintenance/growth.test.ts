import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { retention } from '~/domain/all-retention';

const database = await openTestDatabase();

interface Bound {
  table: string;
  bound: string;
}

/** Returns the rows of the section 'What grows', one per table. */
async function readBounds(): Promise<Bound[]> {
  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const section = page.split('\n## ').find((part) => part.startsWith('What grows\n')) ?? '';
  return section.split('\n').flatMap((line) => {
    const [, tables = '', , bound = ''] = line.split('|').map((cell) => cell.trim());
    return [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => ({ table, bound }));
  });
}

it('states the bound of every table, once', async () => {
  const bounds = await readBounds();
  // A partition has the same bound as the whole table.
  const { rows } = await database.owner.raw<{ rows: { name: string }[] }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition and relname not like 'knex_migrations%'`,
  );
  const names = rows.map(({ name }) => name).sort();
  expect(bounds.map(({ table }) => table).sort()).toEqual(names);
  expect(bounds.filter(({ bound }) => bound === '')).toEqual([]);
});

it('names the setting of every table whose rows are removed after a time', async () => {
  const bounds = await readBounds();
  const unnamed = Object.values(retention).filter(({ table, setting }) => {
    const bound = bounds.find((row) => row.table === table)?.bound ?? '';
    return setting !== null && !bound.includes(`\`${setting}\``);
  });
  expect(unnamed.map(({ table, setting }) => `${table}: ${setting}`)).toEqual([]);
});

it('finds the rows to remove by an index that begins with their age', async () => {
  const { rows } = await database.owner.raw<{ rows: { place: string }[] }>(
    `select distinct c.relname || '.' || a.attname as place
       from pg_index i
       join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relnamespace = 'public'::regnamespace`,
  );
  const indexed = new Set(rows.map(({ place }) => place));
  const places = Object.values(retention).map(({ table, column }) => `${table}.${column}`);
  expect(places.filter((place) => !indexed.has(place))).toEqual([]);
});
