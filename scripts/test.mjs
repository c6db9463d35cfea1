import { requireNode } from './provision/node-version.mjs';

requireNode();
// What follows may be written in words that an older Node cannot even read.
const { runTests } = await import('./testing/run-tests.mjs');
await runTests(process.argv.slice(2));
