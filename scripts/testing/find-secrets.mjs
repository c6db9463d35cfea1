import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns of secrets, wherever they occur. */
const looks = [
  ['a signed token', /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{20,}/],
  ['a refresh token', /\b[0-9a-f]{8}-[0-9a-f-]{27}\.\d+\.[\w-]{40,}/],
  ['a hash of a password', /\$argon2/],
  ['the address of a person', /[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/],
  ['an address with a password', /\b[a-z]+:\/\/[^\s/:@"]*:[^\s/@"]+@/],
  ['words that were sealed', /\bsealed:[\w-]{20,}/],
  ['an uncensored code', /"(?:code|otp)":\s*"\d{5}"/],
];

const longest = 200;

/**
 * Finds secrets in log files; returns a line with place and kind for each, without the secret.
 * @param {string} folder its `.log` files are read, those of earlier runs are not
 * @param {Record<string, string>} secrets secrets by name
 * @returns {string[]}
 */
export function findSecrets(folder, secrets) {
  const found = new Set();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.log'))) {
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const what of secretsOf(line, secrets)) found.add(`${file}:${index + 1}: ${what}`);
      });
  }
  return [...found].slice(0, longest);
}

function secretsOf(line, secrets) {
  return [
    ...looks.filter(([, look]) => look.test(line)).map(([what]) => what),
    ...Object.entries(secrets)
      .filter(([, value]) => line.includes(value))
      .map(([name]) => name),
  ];
}
