import { describe, expect, it } from 'vitest';
import {
  journeysDrawn,
  slowTestsLeftOut,
  testsOfChanges,
  unchangedTests,
} from './choose-tests.mjs';

const imports = (rows: Record<string, string[]>) =>
  new Map(Object.entries(rows).map(([file, imported]) => [file, new Set(imported)]));

const graph = imports({
  'domain/a.ts': ['domain/b.ts', 'knex'],
  'domain/b.ts': [],
  'domain/a.test.ts': ['domain/a.ts'],
  'domain/b.test.ts': ['domain/b.ts'],
  'db/testing/create-test-database.ts': [],
  'jobs/c.test.ts': ['db/testing/create-test-database.ts'],
});

describe('the tests of a change', () => {
  it('are those that import it, directly or by way of others', () => {
    expect(testsOfChanges(['domain/b.ts'], graph)?.sort()).toEqual([
      'domain/a.test.ts',
      'domain/b.test.ts',
    ]);
    expect(testsOfChanges(['domain/a.ts'], graph)).toEqual(['domain/a.test.ts']);
    expect(testsOfChanges(['domain/a.test.ts'], graph)).toEqual(['domain/a.test.ts']);
  });

  it('are those with a database for a migration, and none for a document', () => {
    expect(testsOfChanges(['db/migrations/0300-x.ts'], graph)).toEqual(['jobs/c.test.ts']);
    expect(testsOfChanges(['README.md', 'docs/a.md'], graph)).toEqual([]);
  });

  it.each(['package-lock.json', 'vitest.config.ts', 'locales/de-DE/chat.json'])(
    'are all for %s',
    (file) => expect(testsOfChanges(['domain/b.ts', file], graph)).toBeNull(),
  );
});

describe('the selection of a landing', () => {
  const slow = ['tests/a.slow.test.ts', 'tests/b.slow.test.ts', 'tests/year.slow.test.ts'];
  const journeys = ['checkout', 'fan-clubs', 'gallery/gallery', 'offline', 'posts', 'tips'].map(
    (name) => `e2e/${name}.spec.ts`,
  );

  it('is one slow test by its turn, and those whose area changed', () => {
    expect(slowTestsLeftOut([...slow, 'tests/c.test.ts'], [], 4)).toEqual([slow[0], slow[2]]);
    expect(slowTestsLeftOut(slow, ['domain/wallet/spends/spend.ts'], 4)).toEqual([slow[0]]);
  });

  it('is a share of the slow tests, by turn, if a change touches many', () => {
    const many = Array.from({ length: 12 }, (_, index) => `tests/slow-${index}.slow.test.ts`);
    const drawn = [0, 1, 2, 3].map((turn) => {
      const leftOut = slowTestsLeftOut(many, many, turn);
      return many.filter((file) => !leftOut.includes(file));
    });
    expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThanOrEqual(4);
    expect(new Set(drawn.flat()).size).toBe(12);
  });

  it('includes the tests of the offline model only where that changed', () => {
    const files = ['sandbox/model/a.test.ts', 'sandbox/cards/b.test.ts'];
    expect(unchangedTests(files, ['sandbox/cards/b.ts'])).toEqual(['sandbox/model/a.test.ts']);
    expect(unchangedTests(files, ['sandbox/model/persona/a.ts'])).toEqual([]);
  });

  it('is a quarter of the journeys by its turn, and those that a change is named like', () => {
    expect(journeysDrawn(journeys, [], 1)).toEqual(['e2e/fan-clubs.spec.ts']);
    expect(journeysDrawn(journeys, ['app/fanclubs/api.ts', 'app/chat/tips/tip.tsx'], 2)).toEqual([
      'e2e/fan-clubs.spec.ts',
      'e2e/offline.spec.ts',
      'e2e/tips.spec.ts',
    ]);
  });

  it('is every journey within four turns', () => {
    const drawn = [7, 8, 9, 10].flatMap((turn) => journeysDrawn(journeys, [], turn));
    expect(drawn.sort()).toEqual(journeys.filter((file) => !file.includes('gallery')));
  });
});
