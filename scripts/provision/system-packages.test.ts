import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.mjs';
import { findOnPath } from './system-packages.mjs';

describe('a program on the PATH', () => {
  it('is the first name that is found, if it can be executed', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'redis-server'), '');
    mkdirSync(join(folder, 'keydb-server'));
    writeFileSync(join(folder, 'valkey-server'), '');
    chmodSync(join(folder, 'valkey-server'), 0o755);
    const names = ['redis-server', 'keydb-server', 'valkey-server'];
    expect(findOnPath(names, `/absent:${folder}`)).toBe(join(folder, 'valkey-server'));
    expect(findOnPath(['redis-server'], folder)).toBeNull();
    expect(findOnPath(names, '')).toBeNull();
  });
});
