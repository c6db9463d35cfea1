import { changedByLanding, changedSinceGreen, listFiles } from './changed-files.mjs';
import {
  journeysDrawn,
  journeysTouched,
  slowTestsLeftOut,
  testsOfChanges,
} from './choose-tests.mjs';
import { readImportGraph } from './import-graph.mjs';
import { currentTurn } from './rotation.mjs';

/**
 * What a run selects.
 * @typedef {object} Choice
 * @property {boolean} isByChange
 * @property {string[] | null} tests test files to run; null for all
 * @property {string[]} leftOut slow test files whose turn it is not
 * @property {string[]} journeys files run whole, beside the core
 * @property {number} turn of what takes turns
 */

/** @type {() => Choice} */
const everything = () => ({
  isByChange: false,
  tests: null,
  leftOut: [],
  journeys: [],
  turn: currentTurn(),
});

function chooseByChange() {
  const changed = changedSinceGreen();
  const tests = changed === null ? null : testsOfChanges(changed, readImportGraph());
  if (tests === null) return everything();
  const journeys = journeysTouched(listFiles(), changed);
  return { ...everything(), isByChange: true, tests, journeys };
}

function chooseForLanding() {
  const files = listFiles();
  const changed = changedByLanding();
  const turn = currentTurn();
  return {
    ...everything(),
    leftOut: slowTestsLeftOut(files, changed, turn),
    journeys: journeysDrawn(files, changed, turn),
  };
}

/** @param {ReturnType<typeof import('./options.mjs').readOptions>} options @returns {Choice} */
export function chooseForRun({ run, changed }) {
  if (changed) return chooseByChange();
  return run === 'landing' ? chooseForLanding() : everything();
}
