import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const folder = new URL('systemd/', import.meta.url);

/** Returns a unit's settings by section. If a setting occurs twice, the last value counts. */
async function readUnit(file: string): Promise<Record<string, Record<string, string>>> {
  const sections: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of (await readFile(new URL(file, folder), 'utf8')).split('\n')) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (name) section = sections[name] ??= {};
    const [key = '', ...value] = line.split('=');
    if (/^\w+$/.test(key)) section[key] = value.join('=');
  }
  return sections;
}

const services = (await readdir(folder)).filter(
  (file) => file.endsWith('.service') && !file.includes('migrate'),
);

it('every process of the product has a unit', () => {
  expect(services.sort()).toEqual([
    'nocturne-realtime.service',
    'nocturne-web.service',
    'nocturne-worker@.service',
  ]);
});

it.each(services)('%s starts again without end, however its process ended', async (file) => {
  const { Unit, Service } = await readUnit(file);
  // It belongs to [Unit]; systemd ignores it elsewhere.
  expect(Unit).toMatchObject({ StartLimitIntervalSec: '0' });
  expect(Service).toMatchObject({ Restart: 'always', RestartSec: '1' });
});

it('a worker may lower its own priority, which no other process does', async () => {
  const denied = async (file: string) => (await readUnit(file))['Service']?.['SystemCallFilter'];
  expect(await denied('nocturne-worker@.service')).toBe('~@privileged');
  expect(await denied('nocturne-web.service')).toBe('~@privileged @resources');
});

it.each(['replies', 'rest'])('workers of the kind %s yield to all others', async (kind) => {
  const { Service } = await readUnit(`nocturne-worker@${kind}.service.d/weight.conf`);
  expect(Number(Service?.['CPUWeight'])).toBeLessThan(100);
});
