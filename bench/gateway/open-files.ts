import { readFileSync } from 'node:fs';

/** Open files that a process needs besides the connections under test. */
const spare = 200;

/** Throws if this process may not hold that many connections. Child processes inherit the same limit. */
export function requireOpenFiles(connections: number): void {
  const allowed = readOpenFileLimit();
  if (connections + spare <= allowed) return;
  throw new Error(
    `${connections} connections in one process need \`ulimit -n\` of ${connections + spare}, ` +
      `and it is ${allowed}: raise it or ask for fewer.`,
  );
}

/** Returns the hard limit, to which Node raises the soft limit when it starts; see proc(5). */
function readOpenFileLimit(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const hard = /^Max open files\s+\S+\s+(\S+)/m.exec(limits)?.[1];
  return hard === 'unlimited' ? Infinity : Number(hard);
}
