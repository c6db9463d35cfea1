import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type TestSite } from '../../../testing/start-site';
import { serveAssets } from './assets';

let site: TestSite;
let folder: string;
const script = 'console.log("a script long enough to be worth compressing");\n'.repeat(40);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'entry-Abc123.js'), script);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, '.env'), 'SECRET=1');
  site = await startSite({ assets: serveAssets(folder) });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

it('sends hashed files compressed and for ever', async () => {
  const answer = await site
    .client()
    .get('/assets/entry-Abc123.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer).toMatchObject({ status: 200, body: script, setCookies: [] });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

it('lets all other files be requested again', async () => {
  const answer = await site.client().get('/favicon.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

it('answers a missing hashed file by itself, and hands on the rest', async () => {
  expect(await site.client().get('/assets/gone.js')).toMatchObject({
    status: 404,
    body: 'Not found',
  });
  expect((await site.client().get('/nowhere.txt')).body).toMatchObject({ statusCode: 404 });
});

it('shows neither hidden files nor anything above the folder', async () => {
  for (const path of ['/.env', '/assets/../.env', '/assets/..%2f.env', '/%2e%2e/package.json']) {
    expect((await site.client().get(path)).status).toBe(404);
  }
});
