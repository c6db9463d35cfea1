import { WITH_COLLATION } from '~/scripts/provision/collation.mjs';
import { ensureLogin, wholeApplication } from '../application-login';
import { applyRights } from '../apply-rights';
import { connect, type Knex } from '../connection';
import { longLimits } from '../connection-limits';
import { migrateDatabase } from '../migrate-database';
import { groupOf, loginKinds } from '../rights';
import { applicationUrl, loginUrl } from './application-url';
import { templateDatabase } from './template';

/**
 * Any number that no other lock of this server uses. Two test runs must not build the template at the
 * same time.
 */
const templateLock = 7_160_001;

/** Builds the migrated template database once, before any test file runs. */
export default async function setup(): Promise<void> {
  const { adminUrl, template } = templateDatabase();
  const admin = connect({ url: adminUrl, pool: 1, limits: longLimits });
  try {
    await admin.raw('select pg_advisory_lock(?)', [templateLock]);
    const existing = await admin('pg_database').where({ datname: template }).first('datname');
    if (!existing) await buildTemplate(admin, adminUrl, template);
    await ensureLogin(admin, applicationUrl(adminUrl), wholeApplication);
    for (const kind of loginKinds) {
      await ensureLogin(admin, loginUrl(adminUrl, kind), groupOf(kind));
    }
  } finally {
    await admin.destroy();
  }
}

async function buildTemplate(admin: Knex, adminUrl: string, template: string): Promise<void> {
  const building = `${template}_building`;
  await admin.raw('drop database if exists ?? with (force)', [building]);
  await admin.raw(`create database ?? ${WITH_COLLATION}`, [building]);
  const url = new URL(adminUrl);
  url.pathname = `/${building}`;
  const db = connect({ url: url.href, pool: 2, limits: longLimits });
  await migrateDatabase(db);
  await applyRights(db);
  await db.destroy();
  await admin.raw('alter database ?? rename to ??', [building, template]);
}
