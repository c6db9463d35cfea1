import { expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { writeSetting } from '../settings/write-setting';
import { listCharacters } from './list-characters';
import { productSettings } from '../settings/settings';

const promotional = {
  card: 'c/promo_previews/7/preview.png',
  preview: 'c/promo_previews/7/preview.png',
  videoPreview: 'c/promo_previews/7/video_preview.mp4',
};

/**
 * Creates a site with one character that has previews of both kinds. Its settings have not been read
 * yet.
 */
async function openSite() {
  const { database, context } = await openTestContext();
  const { id } = await makeCharacter(database.db);
  const file = { character_id: id, width: 480, height: 600 };
  await database.db('character_media').insert(
    ['c/previews', 'c/promo_previews/7'].flatMap((folder, position) => [
      { ...file, role: 'preview', position, storage_key: `${folder}/preview.png` },
      { ...file, role: 'video_preview', position, storage_key: `${folder}/video_preview.mp4` },
    ]),
  );
  const mediaFor = async (userId: string | null) => {
    const { items } = await listCharacters(context, { section: 'all', limit: 1, userId });
    return items[0]?.media;
  };
  return { db: database.db, mediaFor };
}
const [usual, tried] = [await openSite(), await openSite()];

it('shows on a card the picture and the loop that were made to promote', async () => {
  expect(await usual.mediaFor(null)).toMatchObject(promotional);
});

it('shows them to test users alone while the theme is under test', async () => {
  const { db, mediaFor } = tried;
  await writeSetting(db, productSettings, 'theme', 'halloween');
  const [tester, member] = [await makeUser(db), await makeUser(db)];
  await db('users').where({ id: tester.id }).update({ is_test: true });
  expect(await mediaFor(tester.id)).toMatchObject(promotional);
  for (const userId of [member.id, null]) {
    const media = await mediaFor(userId);
    expect(media).toMatchObject({
      preview: 'c/previews/preview.png',
      videoPreview: 'c/previews/video_preview.mp4',
    });
    expect(media?.card).not.toContain('promo_previews');
  }
});
