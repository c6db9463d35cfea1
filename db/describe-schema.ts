import type { Knex } from './connection';

interface Line {
  sql: string;
}

/** Knex's own tables are not part of the schema. Partitions have a schema of their own. */
const isOurs = `c.relnamespace = 'public'::regnamespace and c.relname not like 'knex_migrations%'`;

/**
 * Returns the schema as SQL, generated from the catalog in a fixed order: domains, tables with columns and
 * constraints, views, indexes, functions, triggers. It is meant for reading and comparing, not for
 * restoring.
 */
export async function describeSchema(db: Knex): Promise<string> {
  const parts = await Promise.all([
    readLines(db, domains),
    readLines(db, tables),
    readLines(db, storage),
    readLines(db, comments),
    readLines(db, views),
    readLines(db, indexes),
    readLines(db, functions),
    readLines(db, triggers),
  ]);
  return `${parts.flat().join('\n\n')}\n`;
}

async function readLines(db: Knex, query: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: Line[] }>(query);
  return rows.map((row) => row.sql);
}

const domains = `
  select 'create domain ' || t.typname || ' as ' || format_type(t.typbasetype, t.typtypmod) || ' '
    || (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
         where k.contypid = t.oid) || ';' as sql
    from pg_type t where t.typtype = 'd' and t.typnamespace = 'public'::regnamespace
   order by t.typname`;

const tables = `
  select 'create table ' || c.relname || E' (\n' || (
    select string_agg(line, E',\n' order by place, rank, line) from (
      select 0 as place, a.attnum as rank, '  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attidentity <> '' then ' generated always as identity' else '' end
        || case when a.attnotnull then ' not null' else '' end
        || coalesce(case when a.attgenerated = 's'
             then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
             else ' default ' || pg_get_expr(d.adbin, d.adrelid) end, '') as line
        from pg_attribute a
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      union all
      select 1, 0, '  ' || pg_get_constraintdef(k.oid)
        from pg_constraint k
       where k.conrelid = c.oid and k.contype <> 'n' and k.conparentid = 0
    ) lines
  ) || E'\n)' || case when c.relkind = 'p' then
      ' partition by ' || lower(pg_get_partkeydef(c.oid)) || '; -- ' || (
        select count(*) from pg_inherits part where part.inhparent = c.oid
      ) || ' partitions'
    else ';' end as sql
  from pg_class c where c.relkind in ('r', 'p') and ${isOurs} order by c.relname`;

/** The storage settings of a table that differ from the defaults: fill factor, vacuum. */
const storage = `
  select 'alter table ' || c.relname || ' set (' || array_to_string(c.reloptions, ', ') || ');' as sql
    from pg_class c
   where c.relkind = 'r' and not c.relispartition and c.reloptions is not null and ${isOurs}
   order by c.relname`;

/** The comments of columns, which explain why a column with an id has no foreign key. */
const comments = `
  select string_agg('comment on column ' || c.relname || '.' || a.attname || ' is '
           || quote_literal(d.description) || ';', E'\n' order by c.relname, a.attname) as sql
    from pg_description d
    join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid and a.attnum > 0
   where ${isOurs} having count(*) > 0`;

const views = `
  select 'create view ' || c.relname || ' (' || (
           select string_agg(a.attname, ', ' order by a.attnum)
             from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         ) || E') as\\n' || pg_get_viewdef(c.oid, true) as sql
    from pg_class c where c.relkind = 'v' and ${isOurs} order by c.relname`;

const indexes = `
  select pg_get_indexdef(i.indexrelid) || ';' as sql
    from pg_index i join pg_class c on c.oid = i.indrelid
   where ${isOurs} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
   order by 1`;

const functions = `
  select pg_get_functiondef(p.oid) || ';' as sql from pg_proc p
   where p.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by p.proname`;

const triggers = `
  select pg_get_triggerdef(t.oid) || ';' as sql
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
   where not t.tgisinternal and ${isOurs} order by t.tgname`;
