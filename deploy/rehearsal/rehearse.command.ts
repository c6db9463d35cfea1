import { findServices } from '~/scripts/testing/running-services.mjs';
import { rehearse } from './rehearse';

const { databaseUrl } = findServices();
const startedAt = performance.now();
const steps = await rehearse({ serverUrl: databaseUrl, people: 200, messages: 300_000 });
const width = Math.max(...steps.map(({ step }) => step.length));
for (const { step, outcome, says } of steps) {
  process.stdout.write(`${step.padEnd(width)}  ${outcome.padEnd(9)}  ${says}\n`);
}
const seconds = (performance.now() - startedAt) / 1000;
process.stdout.write(`took ${seconds.toFixed(1)} s\n`);
process.exitCode = steps.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
