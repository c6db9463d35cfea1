import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { bundlePath } from './bundle.mjs';

const PROCESSES = [
  'web',
  'realtime',
  'worker',
  'sandbox',
  'migrate',
  'seed',
  'set-setting',
  'override-models',
  'reconcile',
  'payments',
  'books',
  'rotate-keys',
];
// They play external providers and their customers.
const NOT_IN_PRODUCTION = ['sandbox', 'seed'];

const refuse = (reason) => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

const [name = ''] = process.argv.slice(2);
if (!PROCESSES.includes(name)) refuse(`Say which process: npm start -- ${PROCESSES.join(' | ')}`);
if (NOT_IN_PRODUCTION.includes(name) && process.env.DEPLOYMENT === 'production') {
  refuse(`${name} does not run in production.`);
}
if (!existsSync(bundlePath(name))) refuse('There is no build yet: npm run build');

process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
// The started process sees only its own arguments, as under `npm run`.
process.argv.splice(2, 1);
await import(pathToFileURL(bundlePath(name)).href);
