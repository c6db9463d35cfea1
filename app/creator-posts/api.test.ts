import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeModel } from '~/db/testing';
import { havePosted } from '~/db/testing/have-posted';
import { newId } from '~/domain/shared/ids';
import type { Client } from '../testing/client';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function enterAsCreator() {
  const client = await logIn(site);
  return { client, ...(await makeModel(site.db, { userId: client.userId })) };
}
const api = (path = '') => `/api/v1/verified-model-posts${path}`;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { data?: { code?: string } }).data?.code,
];

/** Every call that names a post, with an acceptable body. */
const calls: [string, (client: Client, id: string) => ReturnType<Client['request']>][] = [
  ['get a draft', (client, id) => client.get(api(`/drafts/${id}`))],
  [
    'edit a draft',
    (client, id) => client.request('PUT', api(`/drafts/${id}`), { body: { caption: 'x' } }),
  ],
  ['publish', (client, id) => client.request('POST', api(`/drafts/${id}/publish`), { body: {} })],
  [
    'generate',
    (client, id) =>
      client.request('POST', api(`/${id}/assets/generate`), {
        body: { prompt: 'reading at a window', numAssets: 4 },
      }),
  ],
  [
    'change the caption',
    (client, id) => client.request('PATCH', api(`/${id}/caption`), { body: { caption: 'x' } }),
  ],
  ['download', (client, id) => client.get(api(`/${id}/download`))],
  ['delete', (client, id) => client.request('DELETE', api(`/${id}`))],
  ['delete a picture', (client, id) => client.request('DELETE', api(`/${id}/assets/${newId()}`))],
];

describe('a creator’s posts', () => {
  it('are written, ordered for, published and deleted by their calls', async () => {
    const { client, slug } = await enterAsCreator();
    const begun = await client.request('POST', api('/drafts'), {
      body: { caption: 'First ferry', accessType: 'token', unlockPrice: 24 },
    });
    expect(begun).toMatchObject({
      status: 201,
      body: { status: 'draft', characterSlug: slug, unlockPrice: 24, assets: [] },
    });
    const { _id: id } = begun.body as { _id: string };
    const order = { prompt: 'reading at a window', numAssets: 4, styles: ['light.rain'] };
    const ordered = await client.request('POST', api(`/${id}/assets/generate`), { body: order });
    expect(ordered.status).toBe(202);
    expect((ordered.body as { assets: unknown[] }).assets).toHaveLength(4);
    const making = await client.get(api('?status=making'));
    expect(making.body).toMatchObject({ items: [{ _id: id }], nextCursor: null });
    expect(
      codeOf(await client.request('POST', api(`/drafts/${id}/publish`), { body: {} })),
    ).toEqual([409, 'post-without-images']);
    expect((await client.request('DELETE', api(`/${id}`))).status).toBe(200);
    expect((await client.get(api(`/drafts/${id}`))).status).toBe(404);
  });

  it.each(calls)('refuse to let another creator or a fan %s', async (_name, call) => {
    const owner = await enterAsCreator();
    const { postId } = await havePosted(site.domain, { ...owner, mark: 'The lamp in 204' });
    const rows = () => site.db('creator_posts').where({ id: postId });
    const before = await rows();
    const other = await enterAsCreator();
    expect(codeOf(await call(other.client, postId))).toEqual([404, 'no-such-own-post']);
    expect(codeOf(await call(await logIn(site), postId))).toEqual([404, 'not-a-creator']);
    expect((await call(site.client(), postId)).status).toBe(401);
    expect(await rows()).toEqual(before);
  });

  it.each([
    { prompt: '', numAssets: 4 },
    { prompt: 'x'.repeat(501), numAssets: 1 },
    { prompt: 'a picture', numAssets: 2 },
    { prompt: 'a picture', numAssets: 1, styles: ['light.none'] },
  ])('refuse the order %j', async (body) => {
    const { client, creatorId, characterId } = await enterAsCreator();
    const { postId } = await havePosted(site.domain, { creatorId, characterId, mark: 'x' });
    const refused = await client.request('POST', api(`/${postId}/assets/generate`), { body });
    expect(refused.status).toBe(400);
    const images = await site.db('creator_post_images').where({ post_id: postId });
    expect(images).toHaveLength(1);
  });

  it('offer styles by category, Action first', async () => {
    const { client } = await enterAsCreator();
    const { body } = await client.get(api('/prompt-styles'));
    expect(body).toMatchObject([{ label_key: 'category.action' }, {}, {}, {}, {}, {}]);
  });
});
