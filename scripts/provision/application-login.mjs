import { createHash } from 'node:crypto';

/**
 * A login of the product, which owns nothing; `npm start -- migrate` makes it.
 * @typedef {{ name: string, password: string }} Login
 * @typedef {'web' | 'realtime' | 'worker' | 'staff'} LoginKind
 * @typedef {`${Uppercase<LoginKind>}_DATABASE_URL`} LoginVariable
 */

/** Kinds of logins (db/rights.ts). */
export const LOGIN_KINDS = /** @type {const} */ (['web', 'realtime', 'worker', 'staff']);

/**
 * The same database for another login.
 * @param {string} ownerUrl
 * @param {Login} login
 */
function addressFor(ownerUrl, { name, password }) {
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  return url.href;
}

/**
 * Addresses of one database by their variables, for the logins of every kind: processes are given
 * theirs as DATABASE_URL, commands and seeds that of staff.
 * @param {string} ownerUrl
 * @param {(kind: LoginKind) => Login} loginOf
 * @returns {Record<LoginVariable, string>}
 */
export const loginAddresses = (ownerUrl, loginOf) =>
  Object.fromEntries(
    LOGIN_KINDS.map((kind) => [variableOf(kind), addressFor(ownerUrl, loginOf(kind))]),
  );

/**
 * The variable that holds the address of a kind's login.
 * @param {LoginKind} kind
 * @returns {LoginVariable}
 */
export const variableOf = (kind) => `${kind.toUpperCase()}_DATABASE_URL`;

/**
 * The login of tests, and those of one kind: unit tests, journeys and measurements share a server, so
 * each works out the same password from that of the server's owner.
 * @param {string} ownerUrl
 * @param {LoginKind} [kind]
 * @returns {Login}
 */
export const testLoginOf = (ownerUrl, kind) => ({
  name: kind === undefined ? 'nocturne_test' : `nocturne_test_${kind}`,
  password: createHash('sha256')
    .update(`test login ${new URL(ownerUrl).password}`)
    .digest('hex'),
});
