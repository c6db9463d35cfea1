import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { composeCorpus } from './compose-corpus';
import { createGrammar } from '../grammar/grammar';
import { lexicons } from '../grammar/lexicons/index';
import { train } from './train';

const corpus = composeCorpus();
const weights = train(
  corpus,
  createGrammar(lexicons, () => new Date()),
);
const path = fileURLToPath(new URL('./weights.json', import.meta.url));
await writeFile(path, `${JSON.stringify(weights, null, 2)}\n`);
const heldOut = corpus.filter((line) => line.heldOut).length;
process.stdout.write(
  `trained on ${corpus.length - heldOut} lines, calibrated on ${heldOut}: temperature ` +
    `${weights.temperature.toFixed(2)}, ${(weights.packed.length / 1024).toFixed(0)} KiB\n`,
);
