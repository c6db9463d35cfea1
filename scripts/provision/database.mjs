import { WITH_COLLATION } from './collation.mjs';

/** The SQLSTATE of a database that does not exist. */
const UNKNOWN_DATABASE = '3D000';

const urlWith = (url, database) => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

const nameIn = (url) => decodeURIComponent(new URL(url).pathname.slice(1));

/** Packages are installed by now, so the product's own driver can be used. */
async function withClient(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const created = (name) => `create database ${quoted(name)} ${WITH_COLLATION}`;

const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/** Creates the database of an address, unless it exists. */
export async function ensureDatabase(url) {
  try {
    await withClient(url, (client) => client.query('select 1'));
  } catch (error) {
    if (error.code !== UNKNOWN_DATABASE) throw error;
    await withClient(urlWith(url, 'postgres'), (client) => client.query(created(nameIn(url))));
  }
}

/**
 * Drops and creates a database on the server of an address.
 * @returns {Promise<string>} its address
 */
export async function recreateDatabase(serverUrl, name) {
  await withClient(serverUrl, async (client) => {
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
    await client.query(created(name));
  });
  return urlWith(serverUrl, name);
}
