import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const NAMES = [
  'SESSION_SECRET',
  'SEAL_KEY',
  'COMMANDS_KEY',
  'SERVICE_KEY',
  'DATABASE_PASSWORD',
  'REDIS_PASSWORD',
  'CARDS_KEY',
  'CARDS_WEBHOOK_SECRET',
  'PAYOUTS_KEY',
  'PAYOUTS_WEBHOOK_SECRET',
  'VERIFF_SECRET',
  'BTCPAY_KEY',
  'BTCPAY_WEBHOOK_SECRET',
  'VEROTEL_SIGNATURE_KEY',
  'PUSH_PRIVATE_KEY',
];
const BYTES = 32;

/** @param {string} text lines of NAME=value */
export const parseEnv = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => /^([A-Z0-9_]+)=(.*)$/.exec(line.trim()))
      .filter((match) => match !== null)
      .map(([, name, value]) => [name, value]),
  );

/**
 * Returns the secrets of this installation: created once, then read from the file, which only its owner can
 * read.
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function readOrMakeSecrets(path) {
  const stored = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  const missing = NAMES.filter((name) => !stored[name]);
  if (missing.length === 0) return stored;
  const secrets = {
    ...stored,
    ...Object.fromEntries(missing.map((name) => [name, randomBytes(BYTES).toString('base64')])),
  };
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path, lines.join(''), { mode: 0o600 });
  return secrets;
}
