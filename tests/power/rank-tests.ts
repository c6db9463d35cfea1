import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dependentsOf } from '~/scripts/testing/import-graph.mjs';

import type { Edit } from './fault';

/** Sorts the tests that reach a change, the one most likely to notice it first. */
export type RankTests = (edits: readonly Edit[]) => string[];

const word = /[A-Za-z_][\w.-]{4,}/g;
const exported = /export (?:async )?(?:const|function|class|interface) (\w+)/g;
const wordsOf = (text: string) => new Set(text.match(word));

/**
 * Creates a ranking of tests by the words they share with a change and its file, with more weight on
 * rare words. A test beside the file comes first, and one far away in the imports later.
 */
export function createRankTests(
  tree: string,
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  tests: readonly string[],
): RankTests {
  const read = (file: string) => readFileSync(join(tree, file), 'utf8');
  const words = new Map(tests.map((test) => [test, wordsOf(read(test))]));
  const weightOf = (wanted: string): number => {
    const count = tests.filter((test) => words.get(test)?.has(wanted)).length;
    return count === 0 ? 0 : Math.log(tests.length / count);
  };

  const rankFor = (edit: Edit) => {
    const distances = dependentsOf([edit.file], graph);
    // Files that no test imports, such as migrations, are used in another way.
    const isImported = tests.some((test) => distances.has(test));
    const names = [...read(edit.file).matchAll(exported)].map(([, name = '']) => name);
    const wanted = [...wordsOf(edit.find), ...wordsOf(basename(edit.file)), ...names];
    const weights = wanted.map((name) => [name, weightOf(name)] as const);
    return (test: string): number => {
      const distance = isImported ? distances.get(test) : 0;
      if (distance === undefined) return -Infinity;
      const isBeside = test.startsWith(edit.file.replace(/\.\w+$/, '.'));
      const shared = weights.filter(([name]) => words.get(test)?.has(name));
      const score = shared.reduce((sum, [, weight]) => sum + weight, 0);
      const isOfArea = areaOf(test) === areaOf(edit.file);
      const isOfFloor = test.split('/')[0] === edit.file.split('/')[0];
      return score + (isBeside ? 100 : 0) + (isOfArea ? 3 : 0) + (isOfFloor ? 1 : 0) - distance / 2;
    };
  };

  return (edits) => {
    const ranks = edits.map(rankFor);
    return tests
      .map((test) => ({ test, rank: Math.max(...ranks.map((rankOf) => rankOf(test))) }))
      .filter(({ rank }) => rank > -Infinity)
      .sort((one, other) => other.rank - one.rank)
      .map(({ test }) => test);
  };
}

/** Returns a file's area; its folders have the same name in domain, app, jobs and realtime. */
const areaOf = (file: string) => file.split('/')[1] ?? '';
