import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoints } from '~/app/endpoints';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { createTestContext, giveTokens, makeCharacter, makeStory } from '~/db/testing';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { makeWholePerson } from '~/db/testing/make-whole-person';
import { sealedFields } from '~/domain/all-sealed-fields';
import { openChat } from '~/domain/chat/chats/open-chat';
import { sendMessage } from '~/domain/chat/send/send-message';
import type { Moderator } from '~/domain/moderation/verdict';
import { wordKinds, type WordKind } from '~/domain/moderation/word-kinds';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { newId } from '~/domain/shared/ids';
import { placeOf } from '~/domain/shared/sealing/seal';
import { commands } from '~/realtime/protocol/commands';
import { formBody, formHeaders, renderPages } from './testing/pages';

/** Text with this phrase is refused; the test checks only that it reaches moderation, not its meaning. */
const forbidden = 'Forbidden Words';
/** A text with invisible characters; next, the same text cleaned. */
const unclean = 'Cle\u200ban Wo\u{e0041}r\u3164ds\u2800';
const cleaned = 'Clean Words';
const judged: string[] = [];
const moderator: Moderator = {
  judge(text) {
    judged.push(text);
    return Promise.resolve(
      text.includes(forbidden)
        ? { kind: 'refused', findings: [{ category: 'violence', layer: 'grammar', score: 0.5 }] }
        : { kind: 'allowed' },
    );
  },
};

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages, moderator });
});
afterAll(() => site.close());

async function talker() {
  const client = await logIn(site);
  const { id: characterId, slug } = await makeCharacter(site.db);
  const person = { kind: 'user', id: client.userId } as const;
  await giveTokens(site.domain, client.userId, 100);
  await openChat(site.domain, person, { characterId });
  const post = (path: string, values: Record<string, string>) =>
    client.request('POST', path, { headers: formHeaders, body: formBody(values) });
  return { client, characterId, person, post, thread: `/chats/${slug}` };
}
type Talker = Awaited<ReturnType<typeof talker>>;

/** The ways in which text of each kind enters, except the socket, whose job is the same as the form's. */
const entries: [WordKind, way: string, enter: (by: Talker, words: string) => Promise<unknown>][] = [
  [
    'message',
    'by the form',
    ({ post, thread }, words) =>
      post(thread, { intent: 'send', waits: '0', idempotencyKey: newId(), content: words }),
  ],
  [
    'story-reply',
    'by the form',
    async ({ post, thread, characterId }, words) => {
      const { id: storyId } = await makeStory(site.db, { characterId });
      const message = { idempotencyKey: newId(), content: words, storyId };
      return post(thread, { intent: 'send', waits: '0', ...message });
    },
  ],
  [
    'tip',
    'by the form',
    ({ post, thread }, words) =>
      post(thread, { intent: 'tip', idempotencyKey: newId(), own: '5', words }),
  ],
  [
    'edit',
    'by the form',
    async ({ post, thread, person, characterId }, words) => {
      const message = { idempotencyKey: newId(), content: 'Good evening' };
      const sent = await sendMessage(site.domain, moderator, { person, characterId, ...message });
      const messageId = sent.ok ? sent.message.id : '';
      return post(thread, { intent: 'edit', messageId, content: words });
    },
  ],
  [
    'photo',
    'by the form',
    ({ post, thread }, words) =>
      post(thread, { intent: 'photo', idempotencyKey: newId(), shape: 'square', words }),
  ],
  [
    'fact',
    'by the call',
    ({ client, characterId }, words) =>
      client.post(`/api/v1/chats/${characterId}/memory/facts`, { text: words }),
  ],
  [
    'fact',
    'by the form',
    ({ post, thread }, words) => post(`${thread}/memory`, { intent: 'add', text: words }),
  ],
  [
    'fact',
    'in place of another',
    async ({ client, characterId }, words) => {
      const path = `/api/v1/chats/${characterId}/memory/facts`;
      const added = await client.post(path, { text: 'I live in Lyon' });
      const { factId } = added.body as { factId: string };
      return client.request('PATCH', `${path}/${factId}`, { body: { text: words } });
    },
  ],
  [
    'name',
    'by the call',
    ({ client }, words) =>
      client.request('PATCH', '/api/v1/users/me', { body: { nickName: words } }),
  ],
  [
    'name',
    'in the settings',
    ({ post }, words) =>
      post('/settings/profile', { intent: 'profile', nickName: words, gender: 'Other' }),
  ],
  [
    'name',
    'after the sign-up',
    ({ post }, words) => post('/personalize', { nickName: words, gender: 'Other' }),
  ],
];

/** Returns all columns that contain a text as typed, with sealed ones opened. */
async function columnsWith(text: string): Promise<string[]> {
  const { rows: columns } = await site.owner.raw<{ rows: { table: string; column: string }[] }>(`
    select columns.table_name as "table", column_name as "column"
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and data_type in ('text', 'jsonb', 'ARRAY')`);
  const found = new Set<string>();
  for (const { table, column } of columns) {
    const { rows } = await site.owner.raw<{ rows: unknown[] }>(
      'select 1 from ?? where ??::text like ? limit 1',
      [table, column, `%${text}%`],
    );
    if (rows.length > 0) found.add(`${table}.${column}`);
  }
  for (const { table, column, key = 'id' } of sealedFields) {
    const rows = await site
      .owner(table)
      .whereNotNull(column)
      .select<Record<string, string>[]>({ id: key, sealed: column });
    const isIn = rows.some(({ id = '', sealed = '' }) =>
      site.domain.seal.open(sealed, placeOf(table, column, id)).includes(text),
    );
    if (isIn) found.add(`${table}.${column}`);
  }
  return [...found].sort();
}

describe.each(entries)('a %s %s', (kind, _way, enter) => {
  it('is judged before it is stored: refused text is flagged, and stored nowhere else', async () => {
    await site.owner('moderation_flags').delete();
    const by = await talker();
    await enter(by, forbidden);
    const incidents = await site.db('incidents').where({ person_id: by.person.id });
    expect(incidents).toMatchObject([{ kind, flags: 1 }]);
    expect(await columnsWith(forbidden)).toEqual(['moderation_flags.sealed_evidence']);
  });

  it('is judged and stored as it is cleaned', async () => {
    await enter(await talker(), unclean);
    expect(judged.at(-1)).toBe(cleaned);
    expect(await columnsWith(cleaned)).not.toEqual([]);
    expect(await columnsWith('\u200b')).toEqual([]);
  });
});

it('has every kind of words here, but those of models', () => {
  const met = new Set(entries.map(([kind]) => kind));
  // Text of calls, of characters, and of generated media: `converse.test.ts`, `write-reply.test.ts`,
  // `generations.test.ts`.
  expect(wordKinds.filter((kind) => !met.has(kind))).toEqual(['call', 'reply', 'generated']);
});

const made = 'a made character’s: judged at its field, and before it is made or changed';

/**
 * The columns with people's text, and the reason that none of it reaches others or a model without
 * moderation.
 */
const places: Record<string, string> = {
  'messages.sealed_content': 'message',
  'user_notes.sealed_text': 'written by staff, for staff',
  'facts.sealed_text': 'fact',
  'facts.sealed_quote': 'message',
  'facts.sealed_topic': 'message',
  'diary_entries.sealed_text': 'a model’s, judged as a character’s',
  'author_trials.sealed_content': 'a model’s, judged as a character’s',
  'users.nick_name': 'name',
  'made_characters.sealed_choices': made,
  'characters.greeting': made,
  'characters.tagline': made,
  'characters.persona': made,
  'characters.bio': made,
  'generations.sealed_order': 'photo, and what was judged as a message',
  'video_messages.sealed_query': 'message',
  'voice_calls.sealed_lines': 'call',
  'moderation_flags.sealed_evidence': 'refused; staff alone open it',
  'cases.sealed_details': 'to staff alone, who must hear everything',
  'cancellation_steps.comment': 'to staff alone',
  'character_cards.sealed_card': 'photo: all texts of a card are judged before it is stored',
  'made_renewals.idempotency_key': 'an identifier',
  'creator_posts.caption': 'a caption: judged before it is stored',
  'invoices.sealed_buyer': 'to themselves, and to staff who keep the books',
  'payout_methods.sealed_details': 'to themselves, and to staff who approve it',
  'payout_tax_details.sealed_details': 'to themselves, and to tax authorities',
  'payouts.sealed_destination': 'to themselves, and to whoever pays it',
  'police_notices.sealed_content': 'to the police, sent by two members of staff',
  'wizard_drafts.sealed_answers': 'to themselves alone, until they submit it',
  'passkeys.name': 'to themselves alone',
  'saved_cards.holder': 'to themselves and their card’s processor',
  ...Object.fromEntries(
    [
      'account_tokens.email',
      'card_registrations.registration_id',
      'cases.email',
      'email_unsubscribes.address',
      'experiment_reports.name',
      'generations.idempotency_key',
      'idempotent_requests.fingerprint',
      'idempotent_requests.key',
      'marketing_contacts.email',
      'marketing_origins.utm_source',
      'model_calls.request_id',
      'notifications.payload',
      'notifications.subject',
      'one_time_codes.email',
      'outbox.payload',
      'pending_identities.email',
      'push_subscriptions.device',
      'push_subscriptions.endpoint_mark',
      'push_subscriptions.sealed_subscription',
      'sessions.user_agent',
      'social_identities.subject',
      'speech_calls.request_id',
      'users.email',
      'users.meta',
      'video_messages.idempotency_key',
      'voice_calls.idempotency_key',
      'voice_recordings.country',
      'voice_recordings.language',
    ].map((place) => [place, 'an address, a client or an identifier: nobody is shown it as words']),
  ),
};

it('knows every place in which words of a person lie', async () => {
  const storage = await openTestStorage(site.domain);
  // Only jobs and commands write much of it.
  const { mark } = await makeWholePerson(createTestContext(site.db), storage);
  const found = await columnsWith(mark);
  expect(found.filter((place) => !(place in places))).toEqual([]);
});

type Json = z.core.JSONSchema.BaseSchema;

/** The mark of a field's schema that cleans its input. */
const isCleaned = 'cleaned';

/** Returns the fields of a schema that accept any text, and whether that text is cleaned. */
function freeTexts(schema: z.ZodType): { field: string; isClean: boolean }[] {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const checks = zodSchema._zod.def.checks ?? [];
      const cleans = checks.some(({ _zod: { def } }) => 'tx' in def && def.tx === cleanWords);
      if (cleans) jsonSchema.$comment = isCleaned;
    },
  });
  return [json, ...Object.values(json.$defs ?? {})].flatMap((part) => textsIn(part, ''));
}

function textsIn(node: Json, path: string): ReturnType<typeof freeTexts> {
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  const nested = parts.flatMap((part) => (typeof part === 'object' ? textsIn(part, path) : []));
  const fields = Object.entries(node.properties ?? {}).flatMap(([name, field]) =>
    typeof field === 'object' ? textsIn(field, path === '' ? name : `${path}.${name}`) : [],
  );
  const isFree = node.type === 'string' && !node.enum && node.const === undefined && !node.format;
  return [
    ...nested,
    ...fields,
    ...(isFree ? [{ field: path, isClean: node.$comment === isCleaned }] : []),
  ];
}

const fields = [
  ...endpoints.flatMap(({ id, body }) =>
    (body ? freeTexts(body) : []).map((found) => ({ at: id, ...found })),
  ),
  ...Object.entries(commands).flatMap(([at, { payload }]) =>
    freeTexts(payload).map((found) => ({ at, ...found })),
  ),
];

it('knows every field of a call or command that takes any text', () => {
  const unknown = fields.filter(({ field }) => !(field in moderatedFields));
  expect(unknown).toEqual([]);
});

it('cleans every field that takes words', () => {
  const raw = fields.filter(({ field, isClean }) => moderatedFields[field] !== noWords && !isClean);
  expect(raw.map(({ at, field }) => `${at} ${field}`)).toEqual([]);
});

const noWords = 'a key, a secret, an address or a client: nobody is shown it';

/** The moderation of a field of this name, or the reason it needs none. */
const moderatedFields: Record<string, string> = {
  content: 'message, story-reply, tip',
  nickName: 'name',
  text: 'fact',
  prompt: 'photo',
  ...Object.fromEntries(['greeting', 'line', 'you', 'yourLine', 'bio'].map((text) => [text, made])),
  comment: 'to staff alone, of whoever leaves',
  caption: 'post: judged before a draft or a post has it',
  words: 'to a creator, by staff',
  displayName: 'name: confirmed by its person, and read by staff before it is published',
  nickname: 'to staff and the person alone',
  currentLocation: 'to staff and the person alone',
  'liveOption.nickname': 'to staff and the person alone',
  deletionReason: 'to staff alone',
  reason: 'to staff alone, or one of a list',
  name: 'to staff alone, with a case; or of an experiment',
  subject: 'to staff alone, with a case',
  message: 'to staff alone, with a case',
  holder: 'to their card’s processor',
  ...Object.fromEntries(
    [
      ...['COMMAND_NAME', 'EVENT_NAME', 'idempotencyKey', 'source', 'value', 'error', 'path'],
      ...['email', 'password', 'newPassword', 'oldPassword', 'code', 'otp', 'ticket', 'token'],
      ...['secondFactor', 'caseReference'],
      ...['recaptchaToken', 'cvcToken', 'country', 'line1', 'zipCode', 'language', 'userAgent'],
      ...['acceptHeader', 'shopperResultUrl', 'affiliateKey', 'offerKey', 'cursor', 'requestId'],
      ...['voice', 'zodiac'],
      // Values of lists, which are checked against them.
      ...['countryOfResidence', 'gender', 'voicePreset'],
      ...['Ethnicity', 'EyeColor', 'HairStyle', 'HairColor', 'BodyType'].map(
        (type) => `attributes.${type}`,
      ),
      ...['instagramUsername', 'liveOption.website'],
      // Numbers and addresses of accounts and wallets, which are stored sealed.
      ...['account', 'bic', 'bankCode', 'state', 'address', 'processor'],
      ...['specialOfferDurationKey', 'subscriptionBonusOfferKey', 'sdp'],
      ...['acceptHeader', 'language', 'shopperResultUrl', 'userAgent'].map(
        (name) => `customerBrowserData.${name}`,
      ),
    ].map((field) => [field, noWords]),
  ),
};
