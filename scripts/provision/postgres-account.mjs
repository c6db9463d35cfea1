import { spawnSync } from 'node:child_process';

import { Problem } from '../print.mjs';

/**
 * The system user that runs PostgreSQL when we are root, which PostgreSQL refuses.
 * @typedef {{ name: string, uid: number, gid: number }} Account
 */

const OWN = 'nocturne-pg';
const EXISTING = ['postgres', 'nobody'];
const CREATE = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', OWN],
  // The form of BusyBox.
  ['adduser', '-S', '-D', '-H', '-s', '/bin/false', OWN],
];

const idOf = (flag, name) => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
};

function findAccount(name) {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === null || gid === null ? null : { name, uid, gid };
}

function createAccount() {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  const created = CREATE.some(
    ([command, ...args]) => spawnSync(command, args, { stdio: 'ignore', env }).status === 0,
  );
  return created ? findAccount(OWN) : null;
}

/**
 * Returns the user that runs the database server.
 * @returns {Account | null} null when we are an ordinary user, who runs it directly
 */
export function serverAccount() {
  if (process.getuid?.() !== 0) return null;
  const account =
    findAccount(OWN) ??
    createAccount() ??
    EXISTING.map(findAccount).find((found) => found !== null && found.uid !== 0);
  if (account) return account;
  throw new Problem(
    'PostgreSQL does not run as root, and no unprivileged user could be made.\n' +
      `Make one (useradd --system ${OWN}), start this as an ordinary user, or set DATABASE_URL.`,
  );
}

/**
 * Checks whether a command succeeds for the account, the only sure test of its access.
 * @param {Account | null} account
 * @param {string} command
 * @param {string[]} args
 */
export const succeedsAs = (account, command, args) =>
  spawnSync(command, args, {
    uid: account?.uid,
    gid: account?.gid,
    cwd: '/',
    stdio: 'ignore',
    env: { PATH: process.env.PATH },
  }).status === 0;
