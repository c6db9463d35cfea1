import type { Knex } from 'knex';

/** Tables with a currency; an account of the ledger has a unit, which may be tokens. */
const columns = [
  'disputes',
  'earned_periods',
  'fanclub_periods',
  'orders',
  'payment_debts',
  'payments',
  'plan_prices',
  'plan_special_offers',
  'refunds',
  'settlement_differences',
  'settlement_rows',
  'smart_token_packs',
  'smart_token_tier_terms',
  'subscription_periods',
  'subscriptions',
  'token_lots',
  'token_offer_terms',
  'token_purchases',
  'users',
];

/** Those that were `char(3)`. */
const fixed = new Set([
  'fanclub_periods',
  'plan_prices',
  'plan_special_offers',
  'smart_token_packs',
  'smart_token_tier_terms',
  'subscription_periods',
  'subscriptions',
  'token_offer_terms',
  'token_purchases',
  'users',
]);

/** Those that are in dollars unless told. */
const defaulted = new Set(['plan_prices', 'plan_special_offers', 'subscriptions', 'users']);

/** Those with a check of their own, which the domain's stands for. */
const checked = ['orders', 'payments', 'settlement_rows', 'token_lots'];

/**
 * A currency is the same thing wherever it stands: three capitals (ISO 4217). Writes these tables anew,
 * which is only possible while nobody uses them: before the launch.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create domain currency_code as text check (value ~ '^[A-Z]{3}$')`);
  for (const table of checked) {
    await knex.raw('alter table ?? drop constraint ??', [table, `${table}_currency_check`]);
  }
  await changeTypes(knex, () => 'currency_code');
}

export async function down(knex: Knex): Promise<void> {
  await changeTypes(knex, (table) => (fixed.has(table) ? 'char(3)' : 'text'));
  for (const table of checked) {
    await knex.raw(
      `alter table ${table} add constraint ${table}_currency_check
         check (currency ~ '^[A-Z]{3}$')`,
    );
  }
  await knex.raw('drop domain currency_code');
}

interface View {
  name: string;
  columns: string;
  sql: string;
  grants: { privilege: string; to: string }[];
}

/** A column that a view shows keeps its type: views are taken away meanwhile, and come back as they were. */
async function changeTypes(knex: Knex, typeOf: (table: string) => string): Promise<void> {
  const views = await readViews(knex);
  for (const { name } of views) await knex.raw('drop view ??', [name]);
  for (const table of columns) {
    await knex.raw(`
      -- Small: before the launch.
      alter table ${table} alter column currency type ${typeOf(table)}`);
    if (defaulted.has(table)) {
      await knex.raw(`alter table ${table} alter column currency set default 'USD'`);
    }
  }
  for (const { name, columns: shown, sql, grants } of views) {
    await knex.raw(`create view ${name} (${shown}) as ${sql}`);
    await knex.raw(`revoke all on ${name} from nocturne_app`);
    for (const { privilege, to } of grants) {
      await knex.raw(`grant ${privilege} on ${name} to ${to}`);
    }
  }
}

async function readViews(knex: Knex): Promise<View[]> {
  const { rows } = await knex.raw<{ rows: View[] }>(
    `select v.relname as name, pg_get_viewdef(v.oid) as sql,
            (select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
               from pg_attribute a where a.attrelid = v.oid and a.attnum > 0) as columns,
            (select coalesce(jsonb_agg(jsonb_build_object(
                      'privilege', acl.privilege_type, 'to', acl.grantee::regrole::text)), '[]')
               from aclexplode(v.relacl) acl where acl.grantee not in (0, v.relowner)) as grants
       from pg_class v
      where v.relkind = 'v' and v.relnamespace = 'public'::regnamespace
        and v.oid in (
          select r.ev_class from pg_rewrite r
            join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
            join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
           where a.attname = 'currency' and d.refobjid = any(:tables::text[]::regclass[]))
      order by 1`,
    { tables: columns },
  );
  return rows;
}
