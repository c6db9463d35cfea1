import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeCharacter, makePost, makeStaff, makeStory, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { followCase } from '../cases/follow-case';
import { getCharacterProfile } from '../characters/get-character-profile';
import { keepOutCopies } from '../generations/generation-prints';
import { guardStorage } from '../media/guard-storage';
import { printsOf, printStored } from '../media/print-stored';
import { renderOriginal } from '../media/render-original';
import { assetOriginals } from '../posts/originals';
import { newId } from '../shared/ids';
import { storyOriginals } from '../stories/originals';
import { listStories } from '../stories/list-stories';
import { countDueNotices } from './count-due';
import { decideTakedown } from './decide-takedown';
import { noticeDecided } from './events';
import { findNoticeProgress } from './find-progress';
import { openNotice, openNotices, seeNotice } from './list-notices';
import { takeNotice } from './take-notice';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
const { database, context } = await openTestContext();
const storage = await openTestStorage(context);
const guarded = guardStorage(context, storage);
const renditions = createRenditionMaker();
const originals = { asset: assetOriginals, story: storyOriginals };
const site = 'https://nocturne.example';
const { id: staffId } = await makeStaff(database.owner, { role: 'manager' });
const staff = { staffId, role: 'manager' } as const;

let drawn = 0;
/** Returns a picture that is different from all others. */
async function newPicture(): Promise<Buffer> {
  drawn += 1;
  const [x, y] = [(drawn * 97) % 300, (drawn * 61) % 400];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500">
    <rect width="400" height="500" fill="hsl(${drawn * 71} 50% 30%)"/>
    <circle cx="${x}" cy="${y}" r="90" fill="hsl(${drawn * 113} 60% 70%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const post = (id: string) => `${site}/characters/somebody/post/${id}`;
const notice = (addresses: string[]) => ({
  name: 'Ada Moreau',
  standing: 'myself' as const,
  addresses: addresses.join('\n'),
  shows: 'intimate-without-consent' as const,
  goodFaith: 'on' as const,
  truthful: 'on' as const,
  signature: 'Ada Moreau',
});
const asker = () => ({ email: `${newId()}@example.com`, locale: 'en-GB' });

async function send(addresses: string[], by = asker()) {
  const { reference } = await takeNotice(context, by, notice(addresses), { site });
  const row = await database.db('cases').where({ reference }).first('id');
  return { reference, caseId: row?.id ?? '', ...by };
}
const decide = (caseId: string, outcome: 'upheld' | 'reversed') =>
  decideTakedown(context, { by: staff, caseId, outcome });

/** Stores a picture as an asset's original, ready to be rendered. */
async function uploadPost(bytes: Buffer, traits: { isPublished?: boolean } = {}) {
  const { id, characterId } = await makePost(database.db, traits);
  const original_key = `originals/${randomUUID()}.png`;
  await storage.put(original_key, bytes, { contentType: 'image/png' });
  await database
    .db('post_assets')
    .where({ post_id: id })
    .update({ rendered_key: null, original_key });
  const asset = await database.db('post_assets').where({ post_id: id }).first('id');
  const render = () =>
    renderOriginal(
      context,
      { storage, renditions, originals },
      { kind: 'asset', id: asset?.id ?? '' },
    );
  return { id, characterId, render, file: `posts/${asset?.id}/w360.webp` };
}
async function makeShown(bytes: Buffer, traits = {}) {
  const made = await uploadPost(bytes, traits);
  await made.render();
  return made;
}
const isPublished = async (id: string) =>
  (await database.db('posts').where({ id }).first('is_published'))?.is_published;
/** Checks whether a file is served, once every process has the list of withheld files. */
function isSent(file: string): Promise<boolean> {
  vi.setSystemTime(Date.now() + 1_001);
  return guarded.has(file);
}

it('takes down the named post and its copies at once, and restores exactly those', async () => {
  const picture = await newPicture();
  const named = await makeShown(picture);
  const same = await makeShown(picture);
  const recoded = await makeShown(await sharp(picture).jpeg({ quality: 60 }).toBuffer());
  const draft = await makeShown(picture, { isPublished: false });
  const other = await makeShown(await newPicture());
  const sent = await send([post(named.id), `${site}/characters/somebody`, 'elsewhere.example/1']);
  const shown = () =>
    Promise.all([named, same, recoded, draft, other].map(({ id }) => isPublished(id)));
  expect(await shown()).toEqual([false, false, false, false, true]);
  expect(await Promise.all([named, same, recoded, other].map(({ file }) => isSent(file)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  await expect(
    database.db('posts').where({ id: named.id }).update({ is_published: true }),
  ).rejects.toThrow('posts_withheld_unpublished');
  expect(await findNoticeProgress(context, sent.reference)).toMatchObject({
    addresses: 3,
    found: 1,
    outcome: null,
  });
  expect(await decide(sent.caseId, 'reversed')).toEqual({ ok: true });
  expect(await shown()).toEqual([true, true, true, false, true]);
  expect(await isSent(recoded.file)).toBe(true);
  expect(await decide(sent.caseId, 'upheld')).toMatchObject({ reason: 'notice-reversed' });
  expect(await followCase(context, sent)).toMatchObject({ state: 'resolved' });
  const events = database
    .db('outbox')
    .where({ name: noticeDecided.name, aggregate_id: sent.caseId });
  const { reference, email } = sent;
  expect((await events).map(({ payload }) => payload)).toMatchObject([
    { reference, outcome: 'reversed', recipient: { email } },
  ]);
});

it('keeps out later copies, both as a post and as a generated file', async () => {
  const picture = await newPicture();
  const named = await makeShown(picture);
  const sent = await send([post(named.id)]);
  await decide(sent.caseId, 'upheld');
  const later = await uploadPost(await sharp(picture).resize(360).webp().toBuffer());
  expect(await later.render()).toMatchObject({ ok: false, reason: 'copy-of-removed' });
  expect([await isPublished(later.id), await isSent(later.file)]).toEqual([false, false]);

  const id = newId();
  const folder = `generations/${id}`;
  const file = `${folder}/w360.webp`;
  await storage.put(file, await sharp(picture).webp().toBuffer(), { contentType: 'image/webp' });
  await database.db('generations').insert({
    id,
    user_id: (await makeUser(database.db)).id,
    character_id: named.characterId,
    kind: 'photo',
    purpose: 'chat_photo',
    subject_id: id,
    idempotency_key: id,
    sealed_order: 'sealed',
    tokens: 0,
    due_at: context.now(),
    expires_at: context.now(),
    created_at: context.now(),
  });
  const finished = { kind: 'kept', result: { folder, width: 400, height: 500 } } as const;
  const made = { id, bytes: picture, finished };
  expect(await keepOutCopies(context, storage, made)).toEqual({ kind: 'copy-of-removed' });
  expect(await storage.has(file)).toBe(false);
  await decide(sent.caseId, 'reversed');
  expect([await isPublished(later.id), await isSent(later.file)]).toEqual([true, true]);
});

it('is one notice however often it is sent at once, and a post stays down for the last of two', async () => {
  const named = await makeShown(await newPicture());
  const by = asker();
  const sent = await Promise.all([1, 2, 3, 4].map(() => send([post(named.id)], by)));
  expect(new Set(sent.map(({ caseId }) => caseId)).size).toBe(1);
  const [first] = sent;
  const second = await send([post(named.id)]);
  const held = () => database.db('takedowns').where({ subject: named.id }).whereNull('restored_at');
  expect(await held()).toHaveLength(2);
  await Promise.all([1, 2].map(() => decide(first?.caseId ?? '', 'reversed')));
  expect([await isPublished(named.id), await isSent(named.file)]).toEqual([false, false]);
  await decide(second.caseId, 'reversed');
  expect([await isPublished(named.id), await isSent(named.file)]).toEqual([true, true]);
  expect(await held()).toHaveLength(0);
});

it('takes a story down, and finds copies that had no fingerprint yet', async () => {
  const picture = await newPicture();
  const story = await makeStory(database.db);
  const at = `stories/${story.id}/w360.webp`;
  await storage.put(at, await sharp(picture).webp().toBuffer(), { contentType: 'image/webp' });
  const { id, characterId } = story;
  const copy = await makeShown(picture);
  await send([`${site}/stories/somebody?story=${id}`]);
  expect(await listStories(context, { id: characterId }, null)).toMatchObject({ stories: [] });
  expect([await isSent(at), await isPublished(copy.id)]).toEqual([false, true]);
  const sources = Object.values(originals).map(printsOf);
  while ((await printStored(context, { storage, sources, limit: 50 })) > 0);
  expect(await isPublished(copy.id)).toBe(false);
});

it('leaves a character without the picture that is named, wherever they are shown', async () => {
  const { id } = await makeCharacter(database.db);
  const shown = async () => ({
    profile: (await getCharacterProfile(context, { id }))?.media,
    chats: await database.db('character_avatars').where({ character_id: id }).pluck('storage_key'),
  });
  const before = await shown();
  expect(before.chats).toEqual([before.profile?.avatar]);
  const sent = await send([`${site}/media/${before.chats[0]}?expires=1`]);
  expect(await shown()).toEqual({ profile: { ...before.profile, avatar: null }, chats: [] });
  await decide(sent.caseId, 'reversed');
  expect(await shown()).toEqual(before);
});

it('lists open notices by due time, shows the text to staff alone, and counts due ones', async () => {
  const named = await makeShown(await newPicture());
  const sent = await send([post(named.id), 'nothing here']);
  const { items } = await openNotices.readPage(context, { take: 100 });
  const hours = items.map(({ due_at }) => due_at.getTime());
  expect(hours).toEqual([...hours].sort((a, b) => a - b));
  const listed = items.find(({ id }) => id === sent.caseId);
  expect((listed?.due_at.getTime() ?? 0) - (listed?.created_at.getTime() ?? 0)).toBe(48 * 3600_000);
  expect(await seeNotice(context, staff, sent.caseId)).toMatchObject({
    held: [{ kind: 'post', subject: named.id, cause: 'named' }],
  });
  const opened = { by: staff, caseId: sent.caseId, site };
  expect(await openNotice(context, opened)).toMatchObject({
    signature: 'Ada Moreau',
    addresses: [{ isFound: true }, { isFound: false }],
  });
  const stranger = { ...opened, by: { ...staff, role: 'marketingManager' } as const };
  expect(await openNotice(context, stranger)).toMatchObject({ reason: 'forbidden' });
  const hoursAgo = (hours: number) => new Date(Date.now() + hours * 3600_000);
  await database
    .db('cases')
    .where({ id: sent.caseId })
    .update({ due_at: hoursAgo(-1) });
  const other = await send([post(named.id)]);
  await database
    .db('cases')
    .where({ id: other.caseId })
    .update({ due_at: hoursAgo(5) });
  expect(await countDueNotices(database.db)).toMatchObject({ overdue: 1, soon: 1 });
});
