import { requireNode } from './provision/node-version.mjs';

requireNode();
// The following code may use syntax that an older Node cannot parse.
const { runDemo } = await import('./demo/run-demo.mjs');
await runDemo(process.argv.slice(2));
