import { readdirSync } from 'node:fs';
import { parentOf, signal } from '~/scripts/processes.mjs';

/**
 * Stops a process and its children without ending them: connections stay open and nothing responds. Returns
 * a function that continues them. The children (for example of PostgreSQL) have process groups of their
 * own, so they are found by their parent. The parent is stopped first and continued last, so that no child
 * is missed.
 */
export function freeze(pid: number): () => void {
  signal(pid, 'SIGSTOP');
  const children = childrenOf(pid);
  for (const child of children) signal(child, 'SIGSTOP');
  return () => {
    for (const child of children) signal(child, 'SIGCONT');
    signal(pid, 'SIGCONT');
  };
}

/** Reads /proc, so it works only on Linux. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid);
}
