import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { renderDocuments } from '~/app/testing/documents';
import { logIn, signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { flagContent } from '~/domain/moderation/flag-content';
import type { RefusedCategory } from '~/domain/moderation/verdict';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { formBody, formHeaders } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

const words = 'words that staff open';

/** Returns a video of the given length. */
const film = (seconds: number) =>
  execFileSync(ffmpegPath(), [
    ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc=size=72x90:rate=8:duration=${seconds}`],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    ...['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', 'pipe:1'],
  ]);

async function keepRefused(bytes: Buffer): Promise<string> {
  const key = `originals/refused/${newId()}`;
  await site.storage.put(key, bytes, { contentType: 'application/octet-stream' });
  return key;
}

const flagMade = (id: string, key: string) =>
  transact(site.domain, (trx) =>
    flagContent(site.domain, trx, {
      person: { kind: 'user', id },
      kind: 'generated',
      finding: { category: 'minors', layer: 'endpoint', score: 0.4 },
      text: key,
    }),
  );
async function pathOf(id: string): Promise<string> {
  const incident = await site.db('incidents').where({ person_id: id }).first('id');
  return `/admin/flags/${incident?.id}`;
}

async function flagged(category: RefusedCategory = 'trafficking') {
  const client = await logIn(site);
  const id = client.userId;
  await transact(site.domain, (trx) =>
    flagContent(site.domain, trx, {
      person: { kind: 'user', id },
      kind: 'message',
      finding: { category, layer: 'grammar', score: 1 },
      text: words,
    }),
  );
  return { client, id, path: await pathOf(id) };
}
const post = (
  client: Pick<Awaited<ReturnType<typeof logIn>>, 'request'>,
  path: string,
  values: Record<string, string>,
) => client.request('POST', path, { body: formBody(values), headers: formHeaders });
const page = async (client: Pick<Awaited<ReturnType<typeof logIn>>, 'get'>, path: string) =>
  String((await client.get(path)).body);
const stateOf = async (id: string) => (await site.db('users').where({ id }).first('state'))?.state;

it('refused generated content is shown once opened, and its person gets no strike', async () => {
  const client = await logIn(site);
  const create = { width: 40, height: 40, channels: 3 as const, background: '#2e8b57' };
  const key = await keepRefused(await sharp({ create }).png().toBuffer());
  await flagMade(client.userId, key);
  const path = await pathOf(client.userId);
  const nora = await signInStaff(site, 'usersManager');
  expect(await page(nora, path)).not.toContain('data:image/jpeg');
  const opened = String((await post(nora, path, { intent: 'open' })).body);
  expect(opened).toContain('src="data:image/jpeg;base64,');
  expect(opened).not.toContain(key);
  expect(opened).not.toContain('value="strike"');
  expect(
    (await post(await signInStaff(site, 'marketingManager'), path, { intent: 'open' })).status,
  ).toBe(403);
  await site.storage.remove(key);
  const gone = String((await post(nora, path, { intent: 'open' })).body);
  expect(gone).toContain('What was made has been removed.');
});

it('of a refused video, the pictures out of it are seen, each flag beside the others', async () => {
  const client = await logIn(site);
  const video = await keepRefused(film(3));
  for (const key of [video, video, await keepRefused(Buffer.from('no picture, and no video'))]) {
    await flagMade(client.userId, key);
  }
  const nora = await signInStaff(site, 'usersManager');
  const opened = await post(nora, await pathOf(client.userId), { intent: 'open' });
  expect(opened.status).toBe(200);
  const shown = String(opened.body);
  expect(shown.match(/alt="Picture 1 of 2 from a video/g)).toHaveLength(2);
  expect(shown.match(/src="data:image\/jpeg;base64,/g)).toHaveLength(4);
  expect(shown).toContain('This file can’t be read as a picture or a video.');
  expect(shown).not.toContain(video);
});

describe('flags in the back office', () => {
  it('are listed without their words, opened under a staff name, and decided by two when grave', async () => {
    const { client, id, path } = await flagged();
    const [nora, omar] = [
      await signInStaff(site, 'usersManager'),
      await signInStaff(site, 'usersManager'),
    ];
    const queue = await page(nora, '/admin/flags?severity=critical&kind=message');
    expect(queue).toContain(client.email);
    expect(queue).not.toContain(words);
    expect(await page(nora, '/admin/flags?severity=low')).not.toContain(client.email);
    expect(await page(nora, path)).not.toContain(words);
    expect(String((await post(nora, path, { intent: 'open' })).body)).toContain(words);
    const acts = site.db('staff_actions').where({ staff_id: nora.staffId });
    expect(await acts).toMatchObject([{ user_id: id, act: 'incident.open' }]);

    const suspend = { intent: 'suspend', flags: '1' };
    expect((await post(nora, path, suspend)).status).toBe(302);
    expect(await stateOf(id)).toBe('warned');
    expect((await post(nora, path, suspend)).status).toBe(409);
    await post(nora, path, { intent: 'take' });
    const alone = await post(nora, path, suspend);
    expect(alone.status).toBe(403);
    expect(String(alone.body)).toContain('Someone else has to agree');
    expect((await post(omar, path, { intent: 'take' })).status).toBe(409);
    await post(nora, path, { intent: 'give-back' });
    await post(omar, path, { intent: 'take' });
    await post(omar, path, suspend);
    expect(await stateOf(id)).toBe('suspended');
    expect((await client.get('/settings/standing')).status).not.toBe(200);
  });

  it('are appealed signed out, and answered by another team', async () => {
    const { client, id, path } = await flagged('real_person');
    const nora = await signInStaff(site, 'usersManager');
    await post(nora, path, { intent: 'take' });
    await post(nora, path, { intent: 'strike', flags: '1' });
    const strike = await site.db('strikes').where({ person_id: id }).first();
    const fields = { email: client.email, reference: strike?.reference ?? '', message: 'A joke.' };
    const taken = await post(site.client(), '/report/appeal', fields);
    expect(taken.headers.get('location')).toMatch(/^\/case\?received=/);

    const appeal = `/admin/appeals/${strike?.id}`;
    expect(await page(nora, '/admin/appeals')).toContain(client.email);
    expect(await page(nora, appeal)).toContain('your team decided this');
    for (const intent of ['take', 'open']) {
      expect((await post(nora, appeal, { intent })).status, intent).toBe(403);
    }
    const lena = await signInStaff(site, 'admin');
    const opened = String((await post(lena, appeal, { intent: 'open' })).body);
    for (const text of [words, 'A joke.', 'Grant']) expect(opened).toContain(text);
    expect((await post(lena, appeal, { intent: 'grant' })).status).toBe(302);
    expect(await page(client, '/settings/standing')).toContain('Appeal granted');
  });
});

it('a user who broke a rule sees their status, without the words and without staff names', async () => {
  const { client } = await flagged();
  const shown = await page(client, '/settings/standing');
  for (const text of [
    'You have 6 penalty points right now',
    'no trade in people',
    'Your chats are paused until',
  ]) {
    expect(shown).toContain(text);
  }
  expect(shown).not.toContain(words);
  expect(await page(await logIn(site), '/settings/standing')).toContain(
    'Your account is in good standing',
  );
});
