import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('postgres/archive-wal.sh', import.meta.url));
const name = '000000010000000000000001';
let archive: string;
let from: string;
beforeEach(() => {
  archive = mkdtempSync(join(tmpdir(), 'archive-'));
  from = join(mkdtempSync(join(tmpdir(), 'log-')), name);
});
afterEach(() => {
  for (const folder of [archive, join(from, '..')]) rmSync(folder, { recursive: true });
});

const archiveFile = (content: string) => {
  writeFileSync(from, content);
  execFileSync('sh', [script, archive, from, name], { stdio: 'pipe' });
};

it('archives a file once, whole, and takes the same one again', () => {
  archiveFile('said and paid');
  archiveFile('said and paid');
  expect(readdirSync(archive)).toEqual([name]);
  expect(readFileSync(join(archive, name), 'utf8')).toBe('said and paid');
});

it('never writes over another file of the same name', () => {
  archiveFile('of one server');
  expect(() => archiveFile('of another')).toThrow();
  expect(readdirSync(archive)).toEqual([name]);
  expect(readFileSync(join(archive, name), 'utf8')).toBe('of one server');
});

it('reports a failure when the archive is unavailable', () => {
  expect(() => execFileSync('sh', [script, '/nowhere', from, name], { stdio: 'pipe' })).toThrow();
});
