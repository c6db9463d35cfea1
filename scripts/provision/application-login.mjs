import { createHash } from 'node:crypto';

/**
 * The login of the product's processes, which owns nothing; `npm start -- migrate` makes it.
 * @typedef {{ name: string, password: string }} Login
 */
export const LOGIN = 'nocturne_web';

/**
 * The same database for another login.
 * @param {string} ownerUrl
 * @param {Login} login
 */
export function asApplication(ownerUrl, { name, password }) {
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  return url.href;
}

/**
 * The login of tests: unit tests, journeys and measurements share a server, so each works out the
 * same password from that of the server's owner.
 * @returns {Login}
 */
export const testLoginOf = (ownerUrl) => ({
  name: 'nocturne_test_web',
  password: createHash('sha256')
    .update(`test login ${new URL(ownerUrl).password}`)
    .digest('hex'),
});
