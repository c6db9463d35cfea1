import { Problem } from '../print.mjs';

const SUPPORTED_OPTIONS = ['--reset', '--dev', '--model'];

/**
 * Reads the options of the demo. Throws a Problem about the first one that cannot be used.
 * @param {string[]} args
 * @returns {{ reset: boolean, dev: boolean, model: string | undefined }} `model` is a name, an address, a
 *   GGUF file or `off`
 */
export function readOptions(args) {
  const flags = [];
  let model;
  for (let at = 0; at < args.length; at += 1) {
    const [, joined] = /^--model=(.*)$/s.exec(args[at]) ?? [];
    if (joined === undefined && args[at] !== '--model') {
      flags.push(args[at]);
      continue;
    }
    if (joined === undefined) at += 1;
    model = joined ?? args[at];
    if (!model || model.startsWith('--')) {
      throw new Problem('--model needs a name, an address, a GGUF file, or off.');
    }
  }
  const unknown = flags.find((flag) => !SUPPORTED_OPTIONS.includes(flag));
  if (unknown) throw new Problem(`${unknown} is unknown. Known: ${SUPPORTED_OPTIONS.join(', ')}`);
  return { reset: flags.includes('--reset'), dev: flags.includes('--dev'), model };
}
