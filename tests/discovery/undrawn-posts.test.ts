import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter, makePost } from '~/db/testing';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

const waiting = 'This picture is on its way</span>';

/** Reads the page of a post whose picture is not drawn yet. */
async function readUndrawn(access: 'free' | 'token'): Promise<string> {
  const { id: characterId, slug } = await makeCharacter(site.db);
  const { id } = await makePost(site.db, { characterId, access, unlockPrice: 24 });
  await site.db('post_assets').where({ post_id: id }).update({ rendered_key: null });
  const path = `/characters/${slug}/post/${id}`;
  const { body } = await site.client().get(path, { headers: { accept: 'text/html' } });
  return String(body);
}

it('states that an open picture is still to come', async () => {
  expect(await readUndrawn('free')).toContain(waiting);
});

it('shows the price of a locked picture, and nothing beneath it', async () => {
  const page = await readUndrawn('token');
  expect(page).toContain('$2.40');
  expect(page).not.toContain(waiting);
});
