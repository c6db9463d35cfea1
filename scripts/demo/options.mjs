import { Problem } from '../print.mjs';

const SUPPORTED_OPTIONS = ['--reset', '--dev'];

/** @param {string[]} args */
export function readOptions(args) {
  const unknown = args.find((arg) => !SUPPORTED_OPTIONS.includes(arg));
  if (unknown) throw new Problem(`${unknown} is unknown. Known: ${SUPPORTED_OPTIONS.join(', ')}`);
  return { reset: args.includes('--reset'), dev: args.includes('--dev') };
}
