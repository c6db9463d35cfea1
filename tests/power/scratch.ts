import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Edit, Fault } from './fault';

/** A copy of a commit in which faults are planted; the original tree is never changed. */
export interface Scratch {
  path: string;
  commit: string;
  /** Plants exactly these faults. Throws NoLongerApplies and plants none if one does not apply. */
  plant(faults: readonly Fault[]): void;
  remove(): void;
}

export class NoLongerApplies extends Error {
  override name = 'NoLongerApplies';
}

export const editsOf = ({ file, find, replace, also = [] }: Fault): Edit[] => [
  { file, find, replace },
  ...also,
];

/** Checks out the commit of a tree into a temporary folder, with the tree's packages. */
export function makeScratch(tree: string): Scratch {
  const path = mkdtempSync(join(tmpdir(), 'power-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', tree, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
  git('worktree', 'add', '--quiet', '--detach', '--force', path, 'HEAD');
  copyPackages(tree, path);
  let originals = new Map<string, string>();

  const restore = () => {
    for (const [file, text] of originals) writeFileSync(join(path, file), text);
    originals = new Map();
  };
  return {
    path,
    commit: git('rev-parse', 'HEAD'),
    plant(faults) {
      restore();
      const changed = new Map<string, string>();
      for (const edit of faults.flatMap(editsOf)) {
        const before = changed.get(edit.file) ?? readFileSync(join(path, edit.file), 'utf8');
        changed.set(edit.file, applyEdit(before, edit));
      }
      for (const [file, text] of changed) {
        originals.set(file, readFileSync(join(path, file), 'utf8'));
        writeFileSync(join(path, file), text);
      }
    },
    remove() {
      rmSync(path, { recursive: true, force: true });
      git('worktree', 'prune');
    },
  };
}

function applyEdit(text: string, { file, find, replace }: Edit): string {
  const parts = text.split(find);
  if (parts.length !== 2) {
    throw new NoLongerApplies(`${file} has the text ${parts.length - 1} times: ${find}`);
  }
  return parts.join(replace);
}

/** Copies packages as hard links, which take seconds and no space; another file system gets a real copy. */
function copyPackages(tree: string, path: string): void {
  const [from, to] = [join(tree, 'node_modules'), join(path, 'node_modules')];
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
