import type { Edit } from './fault';

/** One test that failed. */
export interface Failure {
  /** The path from the root of the tree. */
  file: string;
  test: string;
}

export type Files = readonly string[] | 'all';

/** A part of the product's tests, run in a tree that may contain faults. */
export interface Suite {
  name: string;
  /** Suites whose catches are not searched for again here. */
  after: readonly string[];
  /** Returns files that import a change and run first, the likeliest ones first, in batches. */
  near(edits: readonly Edit[]): string[][];
  /** Runs these files; with `bail` until the first failure. */
  run(files: Files, options?: { bail?: boolean }): Promise<Failure[]>;
}
