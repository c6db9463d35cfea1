import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources, sourceHash } from './source-hash.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

function tree(): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'app', 'testing'), { recursive: true });
  writeFileSync(join(root, 'app', 'server.ts'), 'export {};');
  writeFileSync(join(root, 'app', 'server.test.ts'), 'export {};');
  writeFileSync(join(root, 'app', 'testing', 'site.ts'), 'export {};');
  writeFileSync(join(root, 'lock.json'), '{}');
  return root;
}

const hashOf = (root: string) => sourceHash(root, ['app', 'lock.json', 'absent']);

describe('the hash of a source tree', () => {
  it('leaves out files that never end up in a build', () => {
    expect(listSources(tree(), ['app', 'lock.json', 'absent'])).toEqual([
      'app/server.ts',
      'lock.json',
    ]);
  });

  it('is the same for the same content in another folder', () => {
    expect(hashOf(tree())).toBe(hashOf(tree()));
  });

  it('follows content and names, and ignores tests', () => {
    const root = tree();
    const before = hashOf(root);
    writeFileSync(join(root, 'app', 'server.test.ts'), 'changed');
    expect(hashOf(root)).toBe(before);
    writeFileSync(join(root, 'app', 'server.ts'), 'changed');
    const changed = hashOf(root);
    expect(changed).not.toBe(before);
    renameSync(join(root, 'app', 'server.ts'), join(root, 'app', 'web.ts'));
    expect(hashOf(root)).not.toBe(changed);
  });
});
