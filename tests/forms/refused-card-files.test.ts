import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from '~/domain/character-cards/testing/cards';
import { pngOf, pngWith, zipOf } from '~/domain/character-cards/testing/files';
import { importCard } from '~/domain/character-cards/import-card';
import { characterCardsSettings } from '~/domain/character-cards/settings';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { writeSetting } from '~/domain/settings/write-setting';
import { readText } from './testing/read-text';
import { readWords } from './testing/read-words';
import { completeLocales } from '~/app/kit/i18n/locales';
import { rateLimits } from '~/app/rate-limits';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';

const perDay = 2;
const attempts = 60;
let site: TestSite;
beforeAll(async () => {
  const { importCard: usual } = rateLimits;
  const many = { ...usual, account: { ...usual.account, attempts } };
  site = await startSite({
    renderPages: renderDocuments(),
    rateLimits: { ...rateLimits, importCard: { ...many, address: { ...usual.address, attempts } } },
  });
  await writeSetting(site.owner, characterCardsSettings, 'card_day_limit', perDay);
}, 60_000);
afterAll(() => site.close());

const whole = cards['all fields of version 2'] ?? {};
const withData = (more: object) =>
  pngWith({ ...whole, data: { ...Object(whole['data']), ...more } });
const greetings = Array.from({ length: 300 }, (_, at) => `Greeting ${at}`);
const nested = `{"a":`.repeat(200) + '1' + '}'.repeat(200);
const png = pngWith(whole);
const other = pngWith({ ...whole, other: true });

/** A file for each sentence with which one is refused. */
const refused: [key: string, name: string, bring: () => Buffer | Promise<Buffer>][] = [
  ['card-format-unknown', 'notes.txt', () => Buffer.from('hello')],
  ['card-damaged', 'half.png', () => png.subarray(0, 60)],
  ['card-missing', 'holiday.png', () => pngOf()],
  [
    'card-expands-too-far',
    'bomb.charx',
    () => zipOf(['card.json', Buffer.alloc(9 * 1024 ** 2, 32)]),
  ],
  ['card-path-unsafe', 'path.charx', unsafeArchive],
  ['card-has-several', 'two.png', twoCards],
  ['card-nested-too-deep', 'deep.json', () => Buffer.from(nested)],
  ['card-version-unknown', 'old.json', () => Buffer.from('{"name":"A"}')],
  ['card-name-not-plain', 'name.png', () => withData({ name: '<b>A</b>' })],
  ['card-has-too-much', 'many.png', () => withData({ alternate_greetings: greetings })],
  ['card-macros-too-long', 'macros.png', () => withData({ scenario: '{{char}}'.repeat(20_000) })],
  ['card-under-age', 'nell.png', () => withData({ description: 'Age: 16' })],
  ['card-age-unclear', 'when.png', () => withData({ description: 'Age: unknown' })],
  ['card-real-person', 'star.png', () => withData({ name: 'Emma Stone' })],
  ['card-against-rules', 'rules.png', () => withData({ description: 'She fucks him.' })],
];

/** An archive with a path that leads outside, which no writer of archives makes. */
async function unsafeArchive(): Promise<Buffer> {
  const archive = await zipOf(['card.json', JSON.stringify(whole)], ['ab/passwd', 'x']);
  return Buffer.from(archive.toString('latin1').replaceAll('ab/passwd', '../passwd'), 'latin1');
}

/** A picture with two different cards under one keyword. */
function twoCards(): Buffer {
  const chunkOf = (file: Buffer) => file.subarray(file.indexOf('tEXt') - 4, file.length - 12);
  return Buffer.concat([png.subarray(0, png.length - 12), chunkOf(other), png.subarray(-12)]);
}

type Client = Awaited<ReturnType<typeof logIn>>;

async function send(client: Client, file: { name: string; bytes: Buffer } | null) {
  const body = new FormData();
  body.set('card', new File(file ? [new Uint8Array(file.bytes)] : [], file?.name ?? ''));
  const answer = await fetch(`${site.origin}/my-ai/import`, {
    method: 'POST',
    body,
    headers: { cookie: client.cookieHeader() },
    redirect: 'manual',
  });
  const { status, headers } = answer;
  return { status, headers, text: readText(await answer.text()) };
}

describe('a card that is not taken', () => {
  it.each(refused)('is refused in a sentence of the language: %s', async (key, name, bring) => {
    const client = await logIn(site);
    const locale = completeLocales[key.length % completeLocales.length] ?? 'en-GB';
    client.cookies.set('lng', locale);
    const answer = await send(client, { name, bytes: await bring() });
    const { text } = answer;
    expect(text, `${answer.status}`).toContain(readWords(locale, `errors:${key}`));
    expect(text).toContain(name);
    expect(text).toContain(readWords(locale, 'cards:nothing-kept'));
    expect(await site.db('character_cards').where({ user_id: client.userId })).toEqual([]);
  });

  it('is refused without being read if it is too large', async () => {
    const client = await logIn(site);
    const large = { name: 'large.png', bytes: Buffer.alloc(10 * 1024 ** 2 + 1, 123) };
    const text = readWords('en-GB', 'errors:card-too-large');
    expect((await send(client, large)).text).toContain(text);
    const huge = await send(client, { name: 'huge.png', bytes: Buffer.alloc(12 * 1024 ** 2) });
    expect(huge.status).toBe(303);
    const page = await client.get(huge.headers.get('location') ?? '');
    expect(readText(String(page.body))).toContain(text);
  });

  it('is refused without a file, and after too many in one day', async () => {
    const client = await logIn(site);
    const says = async (file: Parameters<typeof send>[1], key: string) =>
      expect((await send(client, file)).text).toContain(readWords('en-GB', `errors:${key}`));
    await says(null, 'card-no-file');
    for (let count = 0; count < perDay; count += 1) {
      expect((await send(client, { name: 'a.png', bytes: png })).status).toBe(302);
    }
    await says({ name: 'a.png', bytes: png }, 'card-limit');
  });
});

it('is shown to its owner alone, with its texts as text', async () => {
  const client = await logIn(site);
  const file = withData({ creator: '<img src=x onerror=alert(1)>' });
  const imported = await importCard(site.domain, createEmbeddedModerator(), {
    userId: client.userId,
    file,
    fileName: '../../<script>.png',
  });
  const path = `/my-ai/import/${imported.ok ? imported.cardId : ''}`;
  const page = String((await client.get(path)).body);
  expect(page).not.toMatch(/<img src=x|<script>\.png/);
  expect(readText(page)).toContain('34, as the card says');
  expect((await (await logIn(site)).get(path)).status).toBe(404);
  expect((await site.client().get(path)).status).toBe(302);
});
