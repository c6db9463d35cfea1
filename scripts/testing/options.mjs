import { Problem } from '../print.mjs';

const PARTS = ['unit', 'core', 'wide', 'livekit', 'e2e', 'gallery', 'faults', 'services'];
const RUNS = { '--landing': 'landing', '--full': 'full' };

/**
 * @param {string[]} args
 * @returns {{ run: 'everyday' | 'landing' | 'full', only: string | null, changed: boolean,
 *   passedOn: string[] }} `changed` selects by changes since the last green run; `passedOn` is passed
 *   to the suite's own command line
 */
export function readOptions(args) {
  const own = [...args];
  const options = { run: 'everyday', only: null, changed: false, passedOn: [] };
  while (own.length > 0) {
    const word = own.shift();
    if (word in RUNS) options.run = RUNS[word];
    else if (word === '--changed') options.changed = true;
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
