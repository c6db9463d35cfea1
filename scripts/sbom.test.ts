import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';
import { listComponents } from './sbom.mjs';

interface Component {
  purl: string;
}

interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean }>;
}

it('lists the components of a release, and nothing of the machine that lists them', async () => {
  const list = await listComponents();
  expect(list).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'nocturne' } },
  });
  const text = JSON.stringify({ ...list, $schema: undefined });
  expect(text).not.toMatch(/https?:|registry|node_modules|file:/);
  expect(text).not.toContain(root);
  const purls = new Set<string>(list.components.map(({ purl }: Component) => purl));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  for (const name of ['express', 'knex', 'bullmq', 'react']) {
    const version = lock.packages[`node_modules/${name}`]?.version ?? '';
    expect(purls).toContain(`pkg:npm/${name}@${version}`);
  }
  expect([...purls].filter((purl) => purl.startsWith('pkg:npm/vitest@'))).toEqual([]);
});
