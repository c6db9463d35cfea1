import { changedByLanding, changedSinceGreen, listFiles } from './changed-files.mjs';
import {
  journeysDrawn,
  journeysTouched,
  slowTestsLeftOut,
  testsOfChanges,
  unchangedTests,
} from './choose-tests.mjs';
import { readImportGraph } from './import-graph.mjs';
import { currentTurn } from './rotation.mjs';

/**
 * The tests and journeys of a run.
 * @typedef {object} Choice
 * @property {boolean} isByChange
 * @property {string[] | null} tests test files to run; null for all
 * @property {string[]} leftOut test files for other changes or other turns
 * @property {string[]} journeys files to run completely, besides the core
 * @property {string[] | null} changed files that the landing changed; null if all count as changed
 * @property {number} turn the current turn of the rotating tests
 */

/** @type {() => Choice} */
const everything = () => ({
  isByChange: false,
  tests: null,
  leftOut: [],
  journeys: [],
  changed: null,
  turn: currentTurn(),
});

function chooseByChange() {
  const changed = changedSinceGreen();
  const tests = changed === null ? null : testsOfChanges(changed, readImportGraph());
  if (tests === null) return everything();
  const journeys = journeysTouched(listFiles(), changed);
  return { ...everything(), isByChange: true, tests, journeys };
}

const chooseForEveryDay = () => ({
  ...everything(),
  leftOut: unchangedTests(listFiles(), changedByLanding()),
});

function chooseForLanding() {
  const files = listFiles();
  const changed = changedByLanding();
  const turn = currentTurn();
  return {
    ...everything(),
    leftOut: [...unchangedTests(files, changed), ...slowTestsLeftOut(files, changed, turn)],
    journeys: journeysDrawn(files, changed, turn),
    changed,
  };
}

/** @param {ReturnType<typeof import('./options.mjs').readOptions>} options @returns {Choice} */
export function chooseForRun({ run, only, changed }) {
  if (changed) return chooseByChange();
  if (run === 'full' || only !== null) return everything();
  return run === 'landing' ? chooseForLanding() : chooseForEveryDay();
}
