import { Problem } from '../print.mjs';

const PARTS = ['unit', 'e2e', 'faults', 'services'];

/**
 * @param {string[]} args
 * @returns {{ full: boolean, only: string | null, passedOn: string[] }} `passedOn` goes to the
 *   suite's own command line
 */
export function readOptions(args) {
  const own = [...args];
  const options = { full: false, only: null, passedOn: [] };
  while (own.length > 0) {
    const word = own.shift();
    if (word === '--full') options.full = true;
    else if (word === '--only') options.only = own.shift() ?? '';
    else options.passedOn.push(word);
  }
  if (options.only !== null && !PARTS.includes(options.only)) {
    throw new Problem(`--only takes one of: ${PARTS.join(', ')}.`);
  }
  if (options.passedOn.length > 0 && options.only === null) {
    throw new Problem(`${options.passedOn[0]} needs to know a suite: --only unit or --only e2e.`);
  }
  return options;
}
