import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { markOfPicture } from '~/providers/renditions/ai-mark';
import { findMade } from '../made-characters/find-made';
import { deleteMade, purgeDeletedMade } from '../made-characters/delete-made';
import { editMade } from '../made-characters/edit-made';
import { orderAgain } from '../made-characters/order-again';
import { getMakingPrice } from '../made-characters/read-terms';
import { everythingOffered } from '../made-characters/testing/sample-choices';
import { storeMade } from '../made-characters/testing/store-made';
import { renditionKeys } from '../media/rendition-keys';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import type { Moderator } from '../moderation/verdict';
import { newId } from '../shared/ids';
import { bringIn } from './bring-in';
import { exportCard } from './export-card';
import { findCard, findCardOf, listDraftCards } from './find-card';
import { importCard } from './import-card';
import type { JsonObject } from './json/json-value';
import { readCard } from './read-card';
import { characterCardsRetention } from './retention';
import { characterCardsSettings } from './settings';
import { cards } from './testing/cards';
import { pngOf, pngWith, zipOf } from './testing/files';
import { toVersion3 } from './versions';

const { database, context } = await openTestContext();
const { db } = database;
const storage = await openTestStorage(context);
const moderator = createEmbeddedModerator();
const whole = cards['all fields of version 2'] ?? {};
const makerStatus = { ageStatus: 'passed', pausedUntil: null } as const;

const fan = async () => (await makeUser(db)).id;
const bring = (userId: string, file: Buffer, fileName = 'card.png') =>
  importCard(context, moderator, { userId, file, fileName });
const brought = async (userId: string, file: Buffer) => {
  const imported = await bring(userId, file);
  if (!imported.ok) throw new Error(imported.reason);
  return imported.cardId;
};
const stored = (userId: string) => db('character_cards').where({ user_id: userId });

const entering = (userId: string, cardId: string, changes: object = {}) =>
  bringIn(context, {
    userId,
    cardId,
    decisions: { style: 'Realistic', gender: 'female', age: 40 },
    greetingIndex: 0,
    offered: everythingOffered,
    makerStatus,
    greetings: ['Good evening.'],
    chance: () => 0.5,
    ...changes,
  });

/** Imports a card and has its character made, without its portraits. */
async function made(userId: string, document: JsonObject = whole, changes: object = {}) {
  const cardId = await brought(userId, pngWith(document));
  const ordered = await entering(userId, cardId, changes);
  if (!ordered.ok) throw new Error(ordered.reason);
  const { characterId, slug } = ordered;
  await db('made_characters')
    .where({ id: characterId })
    .update({ state: 'made', due_at: null, ended_at: context.now() });
  await db('characters').where({ id: characterId }).update({ is_private: true });
  return { cardId, characterId, slug };
}

const all = { withPortrait: true, withAllPortraits: false, withOrigin: true };
async function exported(userId: string, slug: string, form: 'v3' | 'v2' | 'charx' | 'json') {
  const file = await exportCard(context, storage, { userId, slug, form, ...all });
  if (!file) throw new Error('no file');
  const read = await readCard(file.bytes);
  if (!read.ok) throw new Error(read.reason);
  return { ...file, document: read.card.document, removed: read.removed };
}

describe('cards of different makers', () => {
  it.each(Object.entries(cards))('go in and out unchanged: %s', async (_name, written) => {
    const userId = await fan();
    const document = JSON.parse(JSON.stringify(written));
    const { slug } = await made(userId, document);
    expect((await exported(userId, slug, 'json')).document).toEqual(document);
    expect((await exported(userId, slug, 'v3')).document).toEqual(toVersion3(document));
  });
});

const charx = (...files: [string, string | Buffer][]) => zipOf(...files);
const withData = (more: object) =>
  pngWith({ ...whole, data: { ...Object(whole['data']), ...more } });
const nested = `{"a":`.repeat(200) + '1' + '}'.repeat(200);

describe('a file that is not taken', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a picture without a card', () => pngOf(), 'card-missing'],
    ['a text', () => Buffer.from('hello'), 'card-format-unknown'],
    ['a file of 11 MB', () => Buffer.alloc(11 * 1024 ** 2, 123), 'card-too-large'],
    ['a cut picture', () => pngWith(whole).subarray(0, 60), 'card-damaged'],
    ['nested JSON', () => Buffer.from(nested), 'card-nested-too-deep'],
    [
      'a card of version 1',
      () => Buffer.from('{"name":"A","first_mes":"B"}'),
      'card-version-unknown',
    ],
    [
      'a script in the name',
      () => withData({ name: '<script>alert(1)</script>' }),
      'card-name-not-plain',
    ],
    ['a macro in the name', () => withData({ name: '{{random:a,b}}' }), 'card-name-not-plain'],
    [
      'a zip bomb',
      () => charx(['card.json', Buffer.alloc(9 * 1024 ** 2, 32)]),
      'card-expands-too-far',
    ],
    ['an archive without a card', () => charx(['readme.txt', 'x']), 'card-missing'],
    ['a bare age under 18', () => withData({ description: 'Age: 16' }), 'card-under-age'],
    ['an unclear age', () => withData({ description: 'Age: unknown' }), 'card-age-unclear'],
    [
      'an under-age word in German',
      () => withData({ personality: 'eine Schülerin' }),
      'card-under-age',
    ],
    [
      'an age hidden by a macro',
      () => withData({ scenario: '{{char}} is {{// x}}15.' }),
      'card-under-age',
    ],
    ['a known person', () => withData({ name: 'Emma Stone' }), 'card-real-person'],
  ])('is refused with its reason: %s', async (_what, file, reason) => {
    const userId = await fan();
    expect(await bring(userId, await file())).toMatchObject({ ok: false, reason });
    expect(await stored(userId)).toEqual([]);
  });

  it('is refused for a text in any part of it, which staff see', async () => {
    const userId = await fan();
    const text = 'Forbidden Words';
    const strict: Moderator = {
      judge: (words) =>
        Promise.resolve(
          words.includes(text)
            ? { kind: 'refused', findings: [{ category: 'violence', layer: 'grammar', score: 1 }] }
            : { kind: 'allowed' },
        ),
    };
    const places = [
      { extensions: { deep: [{ unknown: text }] } },
      { creator_notes: text },
      { character_book: { entries: [{ keys: ['a'], content: text }] } },
      { alternate_greetings: ['Hello', `{{reverse:${[...text].reverse().join('')}}}`] },
    ];
    for (const place of places) {
      const outcome = await importCard(context, strict, {
        userId,
        file: withData(place),
        fileName: 'card.png',
      });
      expect(outcome).toMatchObject({ ok: false, reason: 'card-against-rules' });
    }
    expect(await stored(userId)).toEqual([]);
    const flags = await db('moderation_flags').where({ person_id: userId });
    expect(flags).toHaveLength(places.length);
  });

  it('is refused beyond the number of a day', async () => {
    const userId = await fan();
    const { card_day_limit: limit } = await context.settings(characterCardsSettings);
    const cardId = await brought(userId, pngWith(whole));
    const card = await stored(userId).where({ id: cardId }).first();
    const more = Array.from({ length: limit - 1 }, () => ({ ...card, id: newId() }));
    await db('character_cards').insert(more);
    expect(await bring(userId, pngWith(whole))).toMatchObject({ reason: 'card-limit' });
  });
});

describe('an imported card', () => {
  it('is its owner’s draft, without its pictures, and goes after a day', async () => {
    const userId = await fan();
    const file = await charx(
      ['card.json', JSON.stringify(cards['all fields of version 3'])],
      ['assets/icon/images/main.png', pngOf()],
    );
    const cardId = await brought(userId, file);
    const found = await findCard(context, { userId, cardId });
    expect(found).toMatchObject({ format: 'charx', removed: 1, fileName: 'card.png' });
    expect(found?.document).toEqual(cards['all fields of version 3']);
    expect(await findCard(context, { userId: await fan(), cardId })).toBeNull();
    expect(await listDraftCards(context, userId)).toHaveLength(1);
    await db('character_cards')
      .where({ id: cardId })
      .update({ created_at: new Date(0) });
    await characterCardsRetention.cardDrafts.remove(context);
    expect(await stored(userId)).toEqual([]);
  });

  it('becomes a character once, at its own price, with the age that it states', async () => {
    const userId = await fan();
    const cardId = await brought(userId, pngWith(whole));
    const [one, other] = [await entering(userId, cardId), await entering(userId, cardId)];
    expect(one).toMatchObject({ ok: true, isNew: true });
    expect(other).toMatchObject({ ok: true, isNew: false });
    const characterId = one.ok ? one.characterId : '';
    const own = await findMade(context, { userId, id: characterId });
    expect(own?.choices).toMatchObject({ name: 'Mira Voss', age: 34 });
    expect(own).toMatchObject({ isFromCard: true, tokens: 0 });
    // The free one is still free.
    expect(await getMakingPrice(context, userId)).toMatchObject({ kind: 'free' });
    expect(await entering(await fan(), cardId)).toMatchObject({ reason: 'no-such-character-card' });
  });

  it('takes the given age if it states none, and no lower one than is offered', async () => {
    const userId = await fan();
    const document = cards['missing fields'] ?? {};
    const age = (given: number) => ({
      decisions: { style: 'Realistic', gender: 'female', age: given },
    });
    const { characterId } = await made(userId, document, age(45));
    expect((await findMade(context, { userId, id: characterId }))?.choices.age).toBe(45);
    const cardId = await brought(userId, pngWith(document));
    expect(await entering(userId, cardId, age(19))).toMatchObject({ reason: 'choice-withdrawn' });
  });

  it('stays with its character when that is made again, and goes with it', async () => {
    const userId = await fan();
    const { characterId } = await made(userId);
    await db('made_characters')
      .where({ id: characterId })
      .update({ state: 'failed', failure: 'unfinished' });
    const again = { userId, characterId, offered: everythingOffered, makerStatus };
    const ordered = await orderAgain(context, again);
    if (!ordered.ok) throw new Error(ordered.reason);
    const id = ordered.characterId;
    expect(await findMade(context, { userId, id })).toMatchObject({ isFromCard: true, tokens: 0 });
    expect((await findCardOf(context, { userId, characterId: id }))?.document).toEqual(whole);
    await deleteMade(context, { userId, characterId: id });
    await db('made_characters')
      .where({ id })
      .update({ deleted_at: new Date(0) });
    await purgeDeletedMade(context, 10);
    expect(await stored(userId)).toEqual([]);
  });
});

describe('a saved card', () => {
  it('has our portrait with its mark, and none of the pictures that came with it', async () => {
    const userId = await fan();
    const { characterId, slug } = await made(userId);
    const create = { width: 720, height: 900, channels: 3 as const, background: '#a43' };
    const picture = sharp({ create }).webp().withXmp(markOfPicture);
    const portraitId = newId();
    for (const [place, id] of [portraitId, newId()].entries()) {
      const folder = `generated/${id}`;
      await storage.put(renditionKeys.picture(folder, 720, 'webp'), await picture.toBuffer(), {
        contentType: 'image/webp',
      });
      await db('made_portraits').insert({
        id,
        character_id: characterId,
        user_id: userId,
        batch: 1,
        place,
        state: 'done',
        folder,
        width: 720,
        height: 900,
        created_at: context.now(),
      });
    }
    await db('made_characters').where({ id: characterId }).update({ portrait_id: portraitId });
    const { bytes, name, document } = await exported(userId, slug, 'v3');
    expect(name).toBe('mira-voss.png');
    expect(document).toEqual(toVersion3(whole));
    const { width, xmp } = await sharp(bytes).metadata();
    expect(width).toBe(720);
    expect(xmp?.toString()).toContain('trainedAlgorithmicMedia');
    expect((await exported(userId, slug, 'v2')).document).toMatchObject({ spec: 'chara_card_v2' });
    const wanted = { ...all, withAllPortraits: true };
    const archive = await exportCard(context, storage, { userId, slug, form: 'charx', ...wanted });
    const read = await readCard(archive?.bytes ?? Buffer.alloc(0));
    expect(read.ok && read.removed.filter(({ kind }) => kind === 'file')).toHaveLength(2);
    expect(
      await exportCard(context, storage, { userId: await fan(), slug, form: 'json', ...all }),
    ).toBeNull();
  });

  it('shows the name and the first message that its owner wrote here', async () => {
    const userId = await fan();
    const { characterId, slug } = await made(userId);
    const changes = { name: 'Mira Berg', greeting: 'You came back.' };
    await editMade(context, moderator, {
      userId,
      characterId,
      changes,
      offered: { ...everythingOffered, minAge: 18 },
    });
    const { document } = await exported(userId, slug, 'json');
    const written = Object(whole['data']);
    expect(document['data']).toEqual({
      ...written,
      name: 'Mira Berg',
      first_mes: 'You came back.',
      alternate_greetings: [written.first_mes, ...written.alternate_greetings],
    });
  });

  it('is written from the choices of a character that was made here', async () => {
    const userId = await fan();
    const { slug } = await storeMade(context, userId);
    const { document, name } = await exported(userId, slug, 'v3');
    expect(name).toBe('odile-ferrant.png');
    expect(document).toMatchObject({
      spec: 'chara_card_v3',
      data: { name: 'Odile Ferrant', first_mes: 'The coffee is terrible, I got you one.' },
    });
    // It can be brought in again.
    const again = await exportCard(context, storage, { userId, slug, form: 'json', ...all });
    expect(await bring(userId, again?.bytes ?? Buffer.alloc(0))).toMatchObject({ ok: true });
  });
});
