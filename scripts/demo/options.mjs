import { Problem } from '../print.mjs';

const KNOWN = ['--reset', '--dev'];

/** @param {string[]} args */
export function readOptions(args) {
  const unknown = args.find((arg) => !KNOWN.includes(arg));
  if (unknown) throw new Problem(`${unknown} is unknown. Known: ${KNOWN.join(', ')}`);
  return { reset: args.includes('--reset'), dev: args.includes('--dev') };
}
