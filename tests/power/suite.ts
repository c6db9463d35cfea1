import type { Edit } from './fault';

/** One test that failed. */
export interface Failure {
  /** From the root of the tree. */
  file: string;
  test: string;
}

export type Files = readonly string[] | 'all';

/** Some of the product's tests, run in a tree that may hold faults. */
export interface Suite {
  name: string;
  /** Suites whose catches are not looked for again here. */
  after: readonly string[];
  /** Files that import a change and are tried before all, the likeliest first, in batches. */
  near(edits: readonly Edit[]): string[][];
  /** Runs these files; with `bail` until the first that fails. */
  run(files: Files, options?: { bail?: boolean }): Promise<Failure[]>;
}
