import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.mjs';
import { installationKey, packagesAreCurrent } from './packages-are-current.mjs';

const lock = {
  packages: {
    '': { name: 'product' },
    'node_modules/express': { version: '4.22.3' },
    'node_modules/native-darwin': { version: '1.0.0', optional: true },
  },
};

function clone({ installed, stamp }: { installed?: object; stamp?: string }): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  const write = (path: string, text: string) => {
    writeFileSync(join(folder, path), text);
  };
  write('package-lock.json', JSON.stringify(lock));
  if (installed) write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  if (stamp !== undefined) write('node_modules/.installed-for', stamp);
  return folder;
}

describe('installed packages', () => {
  it('are current when they were installed for this lock file and this Node', () => {
    const key = installationKey(clone({}));
    expect(packagesAreCurrent(clone({ stamp: key }))).toBe(true);
    expect(packagesAreCurrent(clone({ stamp: key.replace(/abi-\d+/, 'abi-1') }))).toBe(false);
    expect(packagesAreCurrent(clone({ stamp: `0${key}` }))).toBe(false);
  });

  it('are current when exactly the locked versions are installed', () => {
    const installed = { 'node_modules/express': { version: '4.22.3' } };
    expect(packagesAreCurrent(clone({ installed }))).toBe(true);
  });

  it('are not current when one is missing or of another version', () => {
    expect(packagesAreCurrent(clone({}))).toBe(false);
    expect(packagesAreCurrent(clone({ installed: {} }))).toBe(false);
    const installed = { 'node_modules/express': { version: '4.21.0' } };
    expect(packagesAreCurrent(clone({ installed }))).toBe(false);
  });
});
