import { createHash } from 'node:crypto';

/**
 * A database login of the product, which owns nothing; `npm start -- migrate` creates it.
 * @typedef {{ name: string, password: string }} Login
 * @typedef {'web' | 'realtime' | 'worker' | 'staff'} LoginKind
 * @typedef {`${Uppercase<LoginKind>}_DATABASE_URL`} LoginVariable
 */

/** The kinds of logins (db/rights.ts). */
export const LOGIN_KINDS = /** @type {const} */ (['web', 'realtime', 'worker', 'staff']);

/**
 * Returns the address of the same database for another login.
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
 * Returns the addresses of one database by their variables, for the logins of every kind. Processes receive
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
 * Returns the variable of the address of a kind's login.
 * @param {LoginKind} kind
 * @returns {LoginVariable}
 */
export const variableOf = (kind) => `${kind.toUpperCase()}_DATABASE_URL`;

/**
 * Returns the tests' login, or that of one kind. Unit tests, journeys and measurements share a server,
 * so each derives the same password from that of the server's owner.
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
