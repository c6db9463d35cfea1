import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '~/scripts/paths.mjs';

const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const statuses = ['met', 'partly', 'not met', 'not applicable'];

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [
      id = '',
      level = '',
      requirement = '',
      status = '',
      where = '',
      test = '',
      why = '',
      ...rest
    ] = cellsOf(line);
    return { id, level, asks: requirement, status, where, test, why, rest };
  });

/**
 * The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0, where they come first and are
 * numbered without a gap; and the number of level 1 in the chapter.
 */
const chapters: Record<number, { sections: Record<number, number>; first: number }> = {
  1: { sections: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 }, first: 8 },
  2: { sections: { 1: 3, 2: 3, 3: 4, 4: 1 }, first: 4 },
  3: { sections: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 }, first: 8 },
  4: { sections: { 1: 3, 2: 1, 3: 2, 4: 4 }, first: 2 },
  5: { sections: { 1: 1, 2: 3, 3: 2, 4: 3 }, first: 4 },
  6: { sections: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 }, first: 13 },
  7: { sections: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 }, first: 6 },
  8: { sections: { 1: 2, 2: 3, 3: 1, 4: 1 }, first: 4 },
  9: { sections: { 1: 3, 2: 4 }, first: 4 },
  10: { sections: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 }, first: 5 },
  11: { sections: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 }, first: 3 },
  12: { sections: { 1: 3, 2: 2, 3: 4 }, first: 3 },
  13: { sections: { 1: 1, 2: 5, 3: 2, 4: 5 }, first: 1 },
  14: { sections: { 1: 2, 2: 4, 3: 3 }, first: 2 },
  15: { sections: { 1: 3, 2: 3, 3: 7 }, first: 3 },
  16: { sections: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 }, first: 0 },
  17: { sections: { 1: 1, 2: 4, 3: 2 }, first: 0 },
};

const isOfChapter = (chapter: string) => (row: { id: string }) => row.id.startsWith(`${chapter}.`);
const isPath = (name: string) =>
  !name.startsWith('/') && !name.includes(' ') && /\/|\.(?:ts|js|mjs|json|md|sql)$/.test(name);
const namesOf = (cells: string) => [...cells.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('docs/asvs.md', () => {
  it('has every requirement of levels 1 and 2, once and in order', () => {
    const wanted = Object.entries(chapters).flatMap(([chapter, { sections }]) =>
      Object.entries(sections).flatMap(([section, count]) =>
        Array.from({ length: count }, (_, at) => `${chapter}.${section}.${at + 1}`),
      ),
    );
    expect(rows.map(({ id }) => id)).toEqual(wanted);
    for (const [chapter, { first }] of Object.entries(chapters)) {
      const levels = rows.filter(isOfChapter(chapter)).map(({ level }) => level);
      expect(levels.filter((level) => level !== '1' && level !== '2')).toEqual([]);
      expect(levels.filter((level) => level === '1')).toHaveLength(first);
    }
  });

  it('states for each its requirement, its status, and the reason where it is not met', () => {
    for (const { id, asks: requirement, status, where, test, why, rest } of rows) {
      expect(rest, id).toEqual([]);
      expect(requirement, id).not.toBe('');
      expect(statuses, id).toContain(status);
      expect(test, id).toMatch(/^none$|^`[^`]+`(?:, `[^`]+`)*$/);
      if (status === 'met') expect(where, id).not.toBe('');
      else expect(why, id).not.toBe('');
    }
  });

  it('names files that are there, and tests that are tests', () => {
    const missing = namesOf(text).filter((name) => isPath(name) && !existsSync(join(root, name)));
    expect(missing).toEqual([]);
    const tests = rows.flatMap(({ test }) => namesOf(test));
    expect(tests.filter((name) => !/\.(?:test|spec)\.tsx?$/.test(name))).toEqual([]);
  });

  it('has correct counts by status and level', () => {
    for (const status of statuses) {
      const ofStatus = rows.filter((row) => row.status === status);
      const ofLevel = (level: string) => ofStatus.filter((row) => row.level === level).length;
      expect(text).toContain(
        `\n| ${status} | ${ofLevel('1')} | ${ofLevel('2')} | ${ofStatus.length} |\n`,
      );
    }
  });
});
