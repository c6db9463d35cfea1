import { nothingRecalled } from '../reply/recollection';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { LanguageModel } from '~/providers/language-model/language-model';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import type { Finding, Moderator } from '../../moderation/verdict';
import { writeSetting } from '../../settings/write-setting';
import { openPayload } from '../../shared/outbox/event-payload';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { getSendAllowance } from './get-send-allowance';
import { listChats } from '../chats/list-chats';
import { listMessages } from '../messages/list-messages';
import { previewMessages } from '../messages/preview-messages';
import { sendMessage, type SendMessageInput } from './send-message';
import { writeReply } from '../reply/write-reply';
import { ageChecksSettings } from '../../age-checks/settings';

const recall = () => Promise.resolve(nothingRecalled);

const words = 'I want to kill myself';
const distress: Finding = { category: 'crisis', layer: 'grammar', score: 1 };
const underAge: Finding = { category: 'minor_self', layer: 'grammar', score: 1 };
const finds = (...findings: Finding[]): Moderator => ({
  judge: () => Promise.resolve({ kind: 'crisis', findings }),
});

const { database, context } = await openTestContext();
let characterId: string;

beforeAll(async () => {
  await writeSetting(database.db, ageChecksSettings, 'age_check_countries', ['ZZ']);
});
beforeEach(async () => {
  characterId = (await makeCharacter(database.db)).id;
});

interface Situation {
  person: Person;
  given?: Partial<SendMessageInput>;
}

const member = async (trialUsed: number, tokens = 0): Promise<Person> => {
  const { id } = await makeUser(database.db, { trialUsed });
  if (tokens > 0) await giveTokens(context, id, tokens);
  return { kind: 'user', id };
};
const visitor = async (trialUsed: number): Promise<Person> => {
  const id = newId();
  await database.db('guests').insert({ id, trial_messages_used: trialUsed });
  return { kind: 'guest', id };
};
const send = (person: Person, given: Partial<SendMessageInput> = {}, moderator = finds(distress)) =>
  sendMessage(context, moderator, {
    person,
    characterId,
    idempotencyKey: newId(),
    content: words,
    ...given,
  });
const thread = async (person: Person) =>
  (await listMessages(context, person, { characterId, limit: 50 })).items;

/** The values that a message of distress must not change. */
const holdings = async (person: Person) => ({
  allowance: await getSendAllowance(context, person),
  trial: await database
    .db(person.kind === 'user' ? 'users' : 'guests')
    .where({ id: person.id })
    .pluck('trial_messages_used'),
  transfers: Number((await database.db('ledger_transfers').count())[0]?.['count']),
});

const situations: Record<string, () => Promise<Situation>> = {
  'a member with an empty balance': async () => ({ person: await member(5) }),
  'a member with tokens': async () => ({ person: await member(5, 40) }),
  'a member with free messages left': async () => ({ person: await member(0) }),
  'a subscriber': async () => {
    const person = await member(5);
    await subscribe(database.db, person.id);
    return { person };
  },
  'a visitor on their first message': async () => ({ person: await visitor(0) }),
  'a visitor whose trial is spent': async () => ({ person: await visitor(5) }),
  'somebody who has yet to pass an age check': async () => ({
    person: await member(5),
    given: { country: 'ZZ' },
  }),
  'a visitor who has yet to pass an age check': async () => ({
    person: await visitor(5),
    given: { country: 'ZZ' },
  }),
  'somebody on a network that has sent too much': async () => ({
    person: await visitor(0),
    given: { isOverLimit: true },
  }),
  'somebody who talks to a withdrawn character': async () => {
    const person = await member(5);
    await database.db('characters').where({ id: characterId }).update({ is_published: false });
    return { person };
  },
};

describe('distress', () => {
  it.each(Object.entries(situations))('of %s is answered at once and free', async (_, begin) => {
    const { person, given } = await begin();
    const before = await holdings(person);
    const outcome = await send(person, given);
    expect(outcome).toMatchObject({ ok: true, message: { content: words, role: 'user' } });

    const [card, message] = (await thread(person)).reverse();
    expect(message).toMatchObject({ content: words, role: 'user' });
    expect(card).toMatchObject({
      role: 'character',
      subtype: 'crisis_referral',
      seq: (message?.seq ?? 0) + 1,
    });
    expect(card?.referral?.international.map(({ url }) => url)).toEqual([
      'https://findahelpline.com',
      'https://befrienders.org',
    ]);
    expect(card?.content).toContain('https://findahelpline.com');
    expect(await holdings(person)).toEqual(before);
    const stored = await database.db('messages').where({ id: message?.id }).first();
    expect(stored).toMatchObject({ price_tokens: 0, transfer_id: null, is_trial: false });
    expect(await database.db('replies').where({ message_id: message?.id })).toEqual([]);
    const events = await database
      .db('outbox')
      .where({ person_id: person.id })
      .whereLike('name', 'chat.%')
      .orderBy('id')
      .select<{ event_id: string; name: string; payload: unknown }[]>(
        'event_id',
        'name',
        'payload',
      );
    const payloads = events.map((row) => openPayload(context.seal, row.event_id, row.payload));
    expect(events.map(({ name }) => name)).toEqual([
      'chat.user-message-sent',
      'chat.character-message-sent',
    ]);
    expect(payloads[0]).toMatchObject({ isAnswered: true });
    expect(payloads[1]).toMatchObject({ message: { id: card?.id } });
  });

  it('sent twice at once, and again later, is one message with one card', async () => {
    const person = await visitor(5);
    const idempotencyKey = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => send(person, { idempotencyKey })),
    );
    outcomes.push(await send(person, { idempotencyKey }));
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect((await thread(person)).map(({ role }) => role)).toEqual([
      'character',
      'user',
      'character',
    ]);
  });

  it('sent again later is published again together with its card', async () => {
    const person = await visitor(5);
    const idempotencyKey = newId();
    const eventNames = () =>
      database.db('outbox').where({ person_id: person.id }).orderBy('id').pluck<string[]>('name');
    await send(person, { idempotencyKey });
    await send(person, { idempotencyKey });
    expect((await eventNames()).filter((name) => name.startsWith('chat.'))).toEqual([
      'chat.user-message-sent',
      'chat.character-message-sent',
      'chat.user-message-sent',
      'chat.character-message-sent',
    ]);
  });

  it.each([
    ['at the end of too long a text', `${'so it went. '.repeat(300)}${words}`],
    ['at the beginning of one', `${words}. ${'so it went. '.repeat(300)}`.trim()],
    ['at the end of the longest that there is', `${'so it went. '.repeat(4000)}${words}`],
  ])('%s is answered all the same', async (_where, content) => {
    const person = await member(5);
    const outcome = await send(person, { content }, createEmbeddedModerator());
    expect(outcome).toMatchObject({ ok: true, message: { content } });
    expect((await thread(person)).at(-1)).toMatchObject({ subtype: 'crisis_referral' });
  });

  it('outweighs all other findings, including one about age', async () => {
    const person = await member(5);
    expect(await send(person, {}, finds(distress, underAge))).toMatchObject({ ok: true });
    expect((await thread(person)).at(-1)).toMatchObject({ subtype: 'crisis_referral' });
  });

  it('sent to an unknown character cannot be stored', async () => {
    const outcome = await send(await member(5), { characterId: newId() });
    expect(outcome).toEqual({ ok: false, kind: 'failed', reason: 'no-such-character' });
  });

  it('is detected by the embedded filter', async () => {
    const person = await member(5);
    await send(person, {}, createEmbeddedModerator());
    expect((await thread(person)).at(-1)).toMatchObject({ subtype: 'crisis_referral' });
  });

  it.each([
    ['fr-FR', undefined, 'FR', '3114', 'Vous n’avez pas à porter cela seul'],
    ['fr', 'CH', 'CH', '143', 'Vous n’avez pas à porter cela seul'],
    ['de-AT', undefined, 'AT', '142', 'Du musst das nicht allein tragen'],
    ['es-MX', undefined, 'MX', '800 911 2000', 'No tienes que cargar con esto a solas'],
    ['pt-BR', undefined, 'BR', '188', 'Você não precisa carregar isso'],
    ['en-GB', 'US', 'US', '988', 'You don’t have to carry this alone'],
    ['pl-PL', 'IE', 'IE', '116 123', 'You don’t have to carry this alone'],
  ])('in %s from %s names the lines of %s', async (language, country, of, phone, text) => {
    const person = await member(5);
    await send(person, { language, country });
    const card = (await thread(person)).at(-1);
    expect(card?.referral?.country).toBe(of);
    expect(card?.referral?.lines[0]?.phone).toBe(phone);
    expect(card?.content).toContain(text);
    expect(card?.content).toContain(phone);
  });

  it('from an unknown country gets no country’s lines', async () => {
    const person = await member(5);
    await send(person, { language: 'en-US' });
    expect((await thread(person)).at(-1)?.referral).toMatchObject({
      country: null,
      emergency: ['112', '911'],
      lines: [],
    });
  });

  it('is answered in the language of the account if the client names none', async () => {
    const person = await member(5);
    await database.db('users').where({ id: person.id }).update({ locale: 'de-DE' });
    await send(person);
    const card = (await thread(person)).at(-1);
    expect(card?.content).toContain('Du musst das nicht allein tragen');
    expect(card?.referral).toMatchObject({ country: 'DE' });
  });
});

describe('distress in a reply', () => {
  it('becomes the same card, with the lines for the country of the message', async () => {
    const person = await member(0);
    const ofModel: Moderator = {
      judge: (_, direction) =>
        Promise.resolve(
          direction === 'from_person'
            ? { kind: 'allowed' }
            : { kind: 'crisis', findings: [distress] },
        ),
    };
    const model: LanguageModel = {
      async *streamReply() {
        yield await Promise.resolve('Nobody would miss me.');
      },
    };
    const silent = () => Promise.resolve();
    const broadcast = { writing: silent, chunk: silent, retracted: silent };
    const outcome = await send(person, { country: 'FR', language: 'fr-FR' }, ofModel);
    const chatId = outcome.ok ? outcome.message.chatId : '';
    await writeReply(context, { model, moderator: ofModel, broadcast, recall }, chatId);
    const card = (await thread(person)).at(-1);
    expect(card).toMatchObject({ role: 'character', subtype: 'crisis_referral' });
    expect(card?.referral).toMatchObject({
      country: 'FR',
      lines: [{ phone: '3114' }, { about: 'eating' }],
    });
    expect(card?.content).toContain('Vous n’avez pas à porter cela seul');
  });
});

describe('a message that only looks like distress', () => {
  const likely: Moderator = {
    judge: (_text, direction) =>
      Promise.resolve(
        direction === 'from_character'
          ? { kind: 'allowed' }
          : { kind: 'allowed', likely: [{ category: 'crisis', layer: 'classifier', score: 0.8 }] },
      ),
  };

  it('is answered with care and lines of help, shown in no list, and with the card the second time', async () => {
    const person = await member(0);
    const sent = await send(person, { country: 'FR', language: 'fr-FR' }, likely);
    if (!sent.ok) throw new Error(sent.reason);
    const preview = async () => {
      const { items } = await listChats(context, person, { limit: 1 });
      return items[0]?.lastMessage?.preview;
    };
    expect(await preview()).toBe('');
    const prompts: string[] = [];
    const model: LanguageModel = {
      async *streamReply({ messages }) {
        prompts.push(messages[0]?.content ?? '');
        yield await Promise.resolve('I hear you.');
      },
    };
    const broadcast = {
      writing: () => Promise.resolve(),
      chunk: () => Promise.resolve(),
      retracted: () => Promise.resolve(),
    };
    const writer = { model, moderator: likely, broadcast, recall };
    await writeReply(context, writer, sent.message.chatId);
    expect(prompts[0]).toContain('hurting or in danger');
    const { items } = await listMessages(context, person, { characterId, limit: 10 });
    expect(items.at(-1)).toMatchObject({
      subtype: 'reply',
      content: 'I hear you.',
      referral: { country: 'FR' },
    });
    expect(await preview()).toBe('');
    // Notices and pushes read their text here.
    expect(await previewMessages(context, person.id, items.slice(-1))).toEqual(new Map());
    const again = await send(person, { country: 'FR' }, likely);
    expect(again).toMatchObject({ ok: true });
    const after = await listMessages(context, person, { characterId, limit: 10 });
    expect(after.items.at(-1)).toMatchObject({ subtype: 'crisis_referral' });
  });
});

describe('a message without distress', () => {
  const calm: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };
  const illegal: Moderator = {
    judge: () =>
      Promise.resolve({
        kind: 'refused',
        findings: [{ category: 'violence', layer: 'grammar', score: 1 }],
      }),
  };

  it('is refused for age before it is refused for its words, and for those before its price', async () => {
    const person = await member(5);
    const required = { ok: false, kind: 'failed', reason: 'age-check-required' };
    expect(await send(await member(5), { country: 'ZZ' }, illegal)).toEqual(required);
    expect(await send(person, {}, illegal)).toMatchObject({ kind: 'rejected' });
    expect(await send(person, {}, calm)).toMatchObject({ reason: 'insufficient-balance' });
  });

  it('is refused for its length, regardless of its other faults', async () => {
    const content = 'a '.repeat(1001);
    const tooLong = { ok: false, kind: 'rejected', reason: 'message-too-long' };
    for (const moderator of [calm, illegal]) {
      expect(await send(await member(5), { content }, moderator)).toEqual(tooLong);
    }
  });

  it('is refused beyond the limit of a network, and accepted under the same key later', async () => {
    const person = await visitor(0);
    const idempotencyKey = newId();
    const refused = { ok: false, kind: 'failed', reason: 'too-many-attempts' };
    expect(await send(person, { idempotencyKey, isOverLimit: true }, calm)).toEqual(refused);
    expect(await send(person, { idempotencyKey }, calm)).toMatchObject({ ok: true });
  });
});
