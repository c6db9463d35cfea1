import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { dropUntrustedForwarding } from '~/app/kit/http/server/forwarded-headers';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

it('the public door forwards no path of operators', async () => {
  const door = await read('caddy/Caddyfile');
  const [, paths = ''] =
    /@inside path (.*)\n\thandle @inside \{\n\t\trespond 404\n/.exec(door) ?? [];
  expect(paths.split(' ')).toEqual(
    expect.arrayContaining(['/metrics', '/metrics/*', '/readyz', '/readyz/*']),
  );
  expect(door.indexOf('handle @inside')).toBeLessThan(door.indexOf('\treverse_proxy'));
});

it('the public proxy drops from strangers every header that the product would trust', async () => {
  const door = await read('caddy/Caddyfile');
  const environment = await read('docker/compose.yaml');
  expect(door).toContain('@stranger not remote_ip {$EDGE_NETWORKS:192.0.2.0/32}');
  for (const name of ['COUNTRY_HEADER', 'REGION_HEADER', 'EDGE_NETWORKS']) {
    expect(environment).toContain(`${name}: \${${name}:-`);
  }
  const dropped = [...door.matchAll(/request_header @stranger -(\S+)/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  expect(dropped).toContain('{$country_header:x-country}');
  expect(dropped).toContain('{$region_header:x-region}');
  const believed = {
    forwarded: '',
    'x-forwarded-for': '',
    'x-forwarded-host': '',
    'x-forwarded-port': '',
    'x-forwarded-proto': '',
  };
  const isDropped = (header: string) =>
    dropped.some((name) =>
      name.endsWith('*') ? header.startsWith(name.slice(0, -1)) : header === name,
    );
  expect(Object.keys(believed).filter((header) => !isDropped(header))).toEqual([]);
  // The list above must equal the product's own list.
  dropUntrustedForwarding(believed, 0);
  expect(believed).toEqual({});
});

it('the public proxy sets the headers of the product on every response, its own failures included', async () => {
  const door = await read('caddy/Caddyfile');
  const [, failures = ''] = /\thandle_errors \{\n([^]*?)\n\t\}\n/.exec(door) ?? [];
  for (const header of [
    'Strict-Transport-Security "max-age=31536000; includeSubDomains"',
    'X-Content-Type-Options nosniff',
    `Content-Security-Policy "default-src 'none'; frame-ancestors 'none'"`,
  ]) {
    // Each needs its own directive: within one block, no default is applied if any of its headers is set.
    expect(door).toContain(`\n\theader ?${header}\n`);
    expect(failures).toContain(`\t\theader ${header}`);
  }
});

it('figures are scraped with their key, by every job', async () => {
  const [, ...jobs] = (await read('prometheus/prometheus.yml')).split('- job_name: ');
  expect(jobs).toHaveLength(3);
  for (const job of jobs) expect(job).toMatch(/authorization: (?:&key|\*key)/);
});
