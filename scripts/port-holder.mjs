import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

import { listeningInodes } from './listening-inodes.mjs';
import { commandOf } from './processes.mjs';

const quietly = (read, otherwise) => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};

function linuxHolder(port) {
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) =>
    listeningInodes(
      quietly(() => readFileSync(path, 'utf8'), ''),
      port,
    ),
  );
  const links = new Set(inodes.map((inode) => `socket:[${inode}]`));
  const opensOne = (pid) =>
    quietly(() => readdirSync(`/proc/${pid}/fd`), []).some((fd) =>
      links.has(quietly(() => readlinkSync(`/proc/${pid}/fd/${fd}`), '')),
    );
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return Number(pids.find(opensOne) ?? 0);
}

const lsofHolder = (port) =>
  Number(
    quietly(
      () => execFileSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN']).toString(),
      '',
    ).split('\n')[0],
  );

/**
 * Returns the process that listens on a port.
 * @param {number} port
 * @returns {{ pid: number, command: string } | null} null when it is not visible: it belongs to
 *   another user or to the system
 */
export function portHolder(port) {
  const pid = process.platform === 'linux' ? linuxHolder(port) : lsofHolder(port);
  return pid > 0 ? { pid, command: commandOf(pid) } : null;
}
