import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { commandsKey, startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('GET /characters/public-profile', () => {
  it('finds a character by id and by slug, with pictures under signed addresses', async () => {
    const luna = await makeCharacter(site.db, { name: 'Luna Vale', slug: 'luna-vale' });
    const client = site.client();
    const bySlug = await client.get('/api/v1/characters/public-profile?slug=luna-vale');
    const byId = await client.get(`/api/v1/characters/public-profile?id=${luna.id}`);
    expect(bySlug).toMatchObject({
      status: 200,
      body: {
        _id: luna.id,
        firstName: 'Luna',
        heightLabel: "5'6 (170cm)",
        media: {
          portrait: expect.stringMatching(/^\/media\/.+\?expires=\d+&signature=/) as unknown,
        },
      },
    });
    expect(byId.body).toEqual(bySlug.body);
  });

  it('answers 404 for one that is not there', async () => {
    const answers = await Promise.all([
      site.client().get(`/api/v1/characters/public-profile?id=${newId()}`),
      site.client().get('/api/v1/characters/public-profile?slug=nobody'),
      site.client().get('/api/v1/characters/character-info-for-chat/nobody'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

it('returns only the fields that the head of a conversation shows', async () => {
  await makeCharacter(site.db, { slug: 'mira', greeting: 'Good evening.' });
  const { body } = await site.client().get('/api/v1/characters/character-info-for-chat/mira');
  expect(body).toMatchObject({ slug: 'mira', greeting: 'Good evening.' });
  expect(body).not.toHaveProperty('bio');
  expect(body).not.toHaveProperty('attributes');
});

it('answers the home page’s sections in the order of their seed', async () => {
  await Promise.all(
    [0.1, 0.3, 0.5, 0.7].map((randomOrder) =>
      makeCharacter(site.db, { badge: 'Hot', randomOrder }),
    ),
  );
  const client = site.client();
  const first = await client.get('/api/v1/home');
  const { seed } = first.body as { seed: number };
  expect(first.body).toMatchObject({
    hero: { _id: expect.any(String) as unknown },
    sections: {
      'featured-models': expect.any(Array) as unknown,
      'verified-models': [],
      'available-for-voice-call': [],
      'anime-models': [],
    },
  });
  expect((await client.get(`/api/v1/home?seed=${seed}`)).body).toEqual(first.body);
});

it('puts the ledger’s proof on the maintenance queue', async () => {
  const answer = await site.client().post('/api/v1/commands/ledger/reconcile', undefined, {
    'x-commands-key': commandsKey,
    'x-request-id': 'request-from-a-test',
  });
  expect(answer.status).toBe(202);
  const { jobId } = answer.body as { jobId: string };
  const job = await site.enqueuer.queues.get('maintenance')?.getJob(jobId);
  expect(job).toMatchObject({
    name: 'reconcile-ledger',
    data: { requestId: 'request-from-a-test' },
  });
});
