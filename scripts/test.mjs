import { requireNode } from './provision/node-version.mjs';

requireNode();
// The following code may use syntax that an older Node cannot parse.
const { runTests } = await import('./testing/run-tests.mjs');
await runTests(process.argv.slice(2));
