import { requireNode } from './provision/node-version.mjs';

requireNode();
// What follows may be written in words that an older Node cannot even read.
const { runDemo } = await import('./demo/run-demo.mjs');
await runDemo(process.argv.slice(2));
