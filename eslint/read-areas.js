import { readdirSync, readFileSync, existsSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** Returns the declarations in the area.json of each area on these floors, by the area's folder. */
export function readAreas(floors = ['domain', 'jobs', 'app', 'app/kit']) {
  const folders = floors.flatMap((top) =>
    readdirSync(new URL(top, root)).map((name) => `${top}/${name}`),
  );
  return Object.fromEntries(
    folders
      .filter((folder) => existsSync(new URL(`${folder}/area.json`, root)))
      .map((folder) => [folder, readArea(folder)]),
  );
}

function readArea(folder) {
  const {
    uses = [],
    face = [],
    tables = [],
    views = [],
    partOf,
  } = JSON.parse(readFileSync(new URL(`${folder}/area.json`, root), 'utf8'));
  return { uses, face, tables, views, partOf };
}

/**
 * Returns the names in db/schema.sql: each table and view with its columns, and functions, which have none.
 */
export function readNames() {
  const schema = readFileSync(new URL('db/schema.sql', root), 'utf8');
  const tables = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)].map(
    ([, name, body]) => [name, [...body.matchAll(/^ {2}([a-z_]\w*) /gm)].map(([, one]) => one)],
  );
  const views = [...schema.matchAll(/^create view (\w+) \((.*)\) as$/gm)].map(
    ([, name, columns]) => [name, columns.split(', ')],
  );
  const functions = [...schema.matchAll(/^CREATE OR REPLACE FUNCTION public\.(\w+)/gm)];
  return Object.fromEntries([...tables, ...views, ...functions.map(([, name]) => [name, []])]);
}
