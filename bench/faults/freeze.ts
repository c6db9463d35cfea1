import { readdirSync } from 'node:fs';
import { parentOf, signal } from '~/scripts/processes.mjs';

/**
 * Stops a process and its children without ending them: connections stay open and nobody answers.
 * Answers what lets them go on. Children have groups of their own (PostgreSQL's have), so they are
 * found by their parent; that one is stopped first and started last, so that none is missed.
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

/** By /proc, so on Linux alone. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid);
}
