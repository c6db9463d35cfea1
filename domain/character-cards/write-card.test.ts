import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptCard } from './accept-card';
import type { JsonObject } from './json/json-value';
import { readChunks } from './png/png-chunks';
import { readCard } from './read-card';
import { cards } from './testing/cards';
import { inBase64, pngOf, pngWith, textChunks } from './testing/files';
import { toVersion3 } from './versions';
import { writeCardCharx, writeCardJson, writeCardPng } from './write-card';

const portrait = pngOf();
const writtenAt = new Date('2026-12-01T12:00:00Z');

async function readBack(file: Uint8Array) {
  const read = await readCard(file);
  if (!read.ok) throw new Error(`refused: ${read.reason}`);
  return read.card.document;
}

const withoutAssets = (document: JsonObject) => {
  const data: JsonObject = { ...Object(document['data']) };
  delete data['assets'];
  return { ...document, data };
};

async function expectRoundTrip(document: JsonObject) {
  const card = { document };
  const newer = toVersion3(document);
  expect(await readBack(Buffer.from(writeCardJson(card)))).toEqual(document);
  expect(await readBack(Buffer.from(writeCardJson(card, 'v3')))).toEqual(newer);
  expect(await readBack(writeCardPng(card, portrait))).toEqual(newer);
  const archive = await readBack(await writeCardCharx(card, [portrait], writtenAt));
  expect(withoutAssets(archive)).toEqual(withoutAssets(newer));
  // Nothing of the older version is changed or lost in the newer one.
  expect(newer).toMatchObject({
    ...document,
    spec: 'chara_card_v3',
    spec_version: expect.any(String),
  });
}

const key = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('__proto__', 'constructor', ''));
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map((list) => Object.fromEntries(list)),
  ),
}));
const anyObject = fc
  .array(fc.tuple(key, anything), { maxLength: 8 })
  .map((entries) => Object.fromEntries(entries));
const anyCard = fc
  .record({
    spec: fc.constantFrom('chara_card_v2', 'chara_card_v3'),
    around: anyObject,
    data: anyObject,
    fields: fc.record({ description: anything, character_book: anything, tags: anything }),
    extensions: anyObject,
  })
  .map(({ spec, around, data, fields, extensions }) =>
    JSON.parse(
      JSON.stringify({
        ...around,
        spec,
        spec_version: '3.0',
        data: { ...data, ...fields, extensions, name: 'Ida' },
      }),
    ),
  );

describe('a card that was accepted', () => {
  it.each(Object.entries(cards))('comes back from every file: %s', async (_name, document) => {
    await expectRoundTrip(JSON.parse(JSON.stringify(document)));
  });

  it('comes back whatever its unknown fields contain', async () => {
    await fc.assert(
      fc.asyncProperty(anyCard, async (written) => {
        const accepted = acceptCard(written);
        if (!accepted.ok) return;
        const { document } = accepted.card;
        if (accepted.removed.length === 0) expect(document).toEqual(written);
        await expectRoundTrip(document);
      }),
      { numRuns: 150 },
    );
  });

  it('gets a portrait in an archive without losing the link of its own icon', async () => {
    const icon = (uri: string, name: string) => ({ type: 'icon', uri, name, ext: 'png' });
    const withAssets = (assets: JsonObject[]) => ({
      spec: 'chara_card_v3',
      data: { name: 'Ida', assets },
    });
    for (const uri of ['https://cards.example/a.png', 'ccdefault:']) {
      const document = withAssets([icon(uri, 'main'), icon('https://cards.example/b.png', 'b')]);
      const archive = await writeCardCharx({ document }, [portrait], writtenAt);
      expect(archive.includes('assets/icon/images/main.png')).toBe(true);
      expect(await readBack(archive)).toEqual(document);
    }
  });

  it('is given to older programs without decorators, with a note', async () => {
    const document = cards['all fields of version 3'] ?? {};
    const older = await readBack(Buffer.from(writeCardJson({ document }, 'v2')));
    expect(older).toMatchObject({
      spec: 'chara_card_v2',
      spec_version: '2.0',
      data: { nickname: 'Mira', character_book: { entries: [{ content: 'A bell.' }] } },
    });
    const chunks = [...readChunks(writeCardPng({ document }, portrait))];
    const [beside = ''] = chunks.flatMap((chunk) => {
      const text = chunk?.data.toString('latin1') ?? '';
      return text.startsWith('chara\0') ? [Buffer.from(text.slice(6), 'base64').toString()] : [];
    });
    const { creator_notes: notes } = JSON.parse(beside).data;
    expect(notes).toMatch(/version 3[^]*Works best with a calm pace\.$/);
  });

  it('replaces the card and the assets of a portrait, and keeps its other chunks', async () => {
    const document = cards['all fields of version 2'] ?? {};
    const used = pngOf(
      textChunks.tEXt('Software', 'studio'),
      textChunks.zTXt('chara', inBase64('{}')),
      textChunks.tEXt('chara-ext-asset_:1', 'AAAA'),
    );
    const types = [...readChunks(writeCardPng({ document }, used))].map(
      (chunk) => chunk?.data.toString('latin1').split('\0')[0],
    );
    expect(types.slice(2)).toEqual(['Software', 'ccv3', 'chara', '']);
    expect(() => writeCardPng({ document }, pngWith({}).subarray(0, 60))).toThrow('damaged');
  });
});
