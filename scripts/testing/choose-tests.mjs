import { dependentsOf } from './import-graph.mjs';
import { dueOf } from './rotation.mjs';
import { isTouched } from './touched.mjs';

const TEST = /\.test\.tsx?$/;
const SLOW = /\.slow\.test\.ts$/;
/** The offline model is large and independent, and is tested when it changes. */
const MODEL = 'sandbox/model/';
const JOURNEYS = /^e2e\/.*\.spec\.ts$/;
const GALLERY = 'e2e/gallery/gallery.spec.ts';
/** Files whose change may break any test. */
const SELECTS_ALL =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|[\w.]+\.config\.(?:ts|js|mjs)|\.nvmrc|scripts\/(?:testing|provision)\/|public\/|locales\/)/;
/** Files that are read from the disk whenever a test database is opened. */
const MIGRATION = /^db\/(?:migrations\/|schema\.sql)/;
const OPENS_DATABASE = 'db/testing/create-test-database.ts';
const NEEDS_NO_TEST = /\.md$|^\.ci\//;

/**
 * Returns the test files that depend on any of the changed files, by the import graph; null for all.
 * @param {string[]} changed paths from the root
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @returns {string[] | null}
 */
export function testsOfChanges(changed, graph) {
  const relevant = changed.filter((file) => !NEEDS_NO_TEST.test(file));
  if (relevant.some((file) => SELECTS_ALL.test(file))) return null;
  const roots = relevant.map((file) => (MIGRATION.test(file) ? OPENS_DATABASE : file));
  return [...dependentsOf(roots, graph).keys()].filter(
    (file) => TEST.test(file) && graph.has(file),
  );
}

/** The number of turns in which each journey outside the core runs once. */
const TURNS_OF_JOURNEYS = 4;
/** The numbers of touched journeys and of touched slow tests above which these rotate, too. */
const MOST_TOUCHED = 5;
const MOST_TOUCHED_SLOW = 3;
/** Tests and documents, whose change cannot affect another test. */
const BESIDE_THE_PRODUCT = /\.test\.|\/testing\/|^(?:tests|scripts|docs|bench|eslint)\//;

const isOfModel = (file) => file.startsWith(MODEL);

/** Returns the tests that run only when their subject has changed, if it has not. */
export const unchangedTests = (files, changed) =>
  changed.some(isOfModel) ? [] : files.filter((file) => TEST.test(file) && isOfModel(file));

/** Returns the touched files, or those of this turn if a wide change touches more than `most`. */
const limitTouched = (touched, turn, most) =>
  dueOf(touched, turn, Math.max(Math.ceil(touched.length / most), 1));

/** Returns the slow test files that a landing leaves out: untouched ones that are not due in this turn. */
export function slowTestsLeftOut(files, changed, turn) {
  const slow = files.filter((file) => SLOW.test(file) && !isOfModel(file)).sort();
  const due = dueOf(slow, turn, Math.max(slow.length, 1));
  const touched = slow.filter((file) => isTouched(file, changed));
  const drawn = new Set([...due, ...limitTouched(touched, turn, MOST_TOUCHED_SLOW)]);
  return slow.filter((file) => !drawn.has(file));
}

const journeysOf = (files) =>
  files.filter((file) => JOURNEYS.test(file) && file !== GALLERY).sort();

/** Returns the journeys whose names match the changes. */
export const journeysTouched = (files, changed) =>
  journeysOf(files).filter((file) =>
    isTouched(
      file,
      changed.filter((path) => !BESIDE_THE_PRODUCT.test(path)),
    ),
  );

/** Returns the journeys that a landing runs besides the core: touched ones and those due in this turn. */
export function journeysDrawn(files, changed, turn) {
  const due = dueOf(journeysOf(files), turn, TURNS_OF_JOURNEYS);
  const touched = journeysTouched(files, changed).filter((file) => !due.includes(file));
  return [...due, ...limitTouched(touched, turn, MOST_TOUCHED)].sort();
}
