import { beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type AnsweredBy,
  type LanguageModel,
  type ModelPurpose,
  type ModelUsage,
} from '~/providers/language-model/language-model';
import { wholeAnswer } from '~/providers/language-model/whole-answer';
import { makeChat } from '../chat/chats/open-chat';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { findReplyModel } from './find-reply-model';
import { meterModel, type MeteredCall } from './meter-model';
import { modelsRetention } from './retention';

const { database, context } = await openTestContext();

/** The error that each model throws, and the text that it returns before. */
const failing = new Map<string, { says?: string; throws: Error }>();
const requests: string[] = [];
/** The usage that the server reports for an answer. */
let usage: ModelUsage | null;
const named = (name: string): LanguageModel => ({
  async *streamReply({ maxTokens, temperature, onUsage }) {
    await Promise.resolve();
    requests.push([name, maxTokens, temperature].join(' ').trim());
    const failure = failing.get(name);
    if (failure?.says) yield failure.says;
    if (failure) throw failure.throws;
    yield `I am `;
    yield `${name}.`;
    if (usage) onUsage?.(usage);
  },
});
const counted: MeteredCall[] = [];
let stored: Record<string, unknown>;
const model = meterModel(
  { ...context, settings: (of) => Promise.resolve(of.parse(stored)) },
  { usual: 'usual', named, onCall: (call) => void counted.push(call) },
);
const withFallback = meterModel(
  { ...context, settings: (of) => Promise.resolve(of.parse(stored)) },
  { usual: 'usual', named, fallback: { name: 'other', model: named('other') } },
);
const answers: AnsweredBy[] = [];
const callPinned = (pinned: string, purpose: ModelPurpose = 'reply') =>
  wholeAnswer(withFallback, {
    messages: [{ role: 'user', content: 'Good evening' }],
    maxTokens: 300,
    requestId: 'pinned',
    about: { person, chatId },
    purpose,
    model: pinned,
    onAnswered: (answered) => void answers.push(answered),
  });
const unavailable = () => new LanguageModelUnavailable('network', 'away');
const twoModels = [{ purpose: 'reply', models: [{ model: 'large' }, { model: 'small' }] }];

let person: Person;
let chatId: string;
beforeEach(async () => {
  person = { kind: 'user', id: (await makeUser(database.db)).id };
  const chat = await makeChat(context, person, (await makeCharacter(database.db)).id);
  if (!chat.ok) throw new Error(chat.reason);
  chatId = chat.chatId;
  failing.clear();
  requests.length = 0;
  counted.length = 0;
  answers.length = 0;
  stored = {};
  usage = null;
});

const callModel = (purpose?: ModelPurpose, by = model) =>
  wholeAnswer(by, {
    messages: [{ role: 'user', content: 'Good evening' }],
    maxTokens: 300,
    requestId: 'request',
    about: { person, chatId },
    ...(purpose && { purpose }),
  });
const calls = () => database.db('model_calls').where({ chat_id: chatId }).orderBy('id');

describe('a metered model', () => {
  it('records the person, purpose, model, duration and cost of a call', async () => {
    stored = { ai_model_prices: { usual: { in: 1000, out: 2000 } } };
    expect(await callModel()).toBe('I am usual.');
    const [call] = await calls();
    expect(call).toMatchObject({
      person_id: person.id,
      purpose: 'reply',
      tier: 'free',
      model: 'usual',
      outcome: 'answered',
      tokens_in: 8,
      tokens_out: 8,
      is_estimated: true,
      request_id: 'request',
    });
    expect(Number(call?.cost_micros)).toBe(24);
    expect(call?.first_words_ms).toBeLessThanOrEqual(call?.duration_ms ?? -1);
    expect(counted).toMatchObject([{ model: 'usual', outcome: 'answered', costMicros: 24 }]);
  });

  it('records the tokens that the server reports', async () => {
    stored = { ai_model_prices: { usual: { in: 1000, out: 2000 } } };
    usage = { tokensIn: 120, tokensOut: 7 };
    await callModel();
    const [call] = await calls();
    expect(call).toMatchObject({ tokens_in: 120, tokens_out: 7, is_estimated: false });
    expect(Number(call?.cost_micros)).toBe(134);
    expect(counted).toMatchObject([{ tokensIn: 120, tokensOut: 7, isEstimated: false }]);
  });

  it('calls the models of the settings by purpose and tier', async () => {
    stored = {
      ai_model_routes: [
        { purpose: 'facts', models: [{ model: 'tiny', temperature: 0.2, max_tokens: 50 }] },
        { tier: 'premium', models: [{ model: 'large', max_tokens: 900 }] },
        { tier: 'guest', models: [{ model: 'small' }] },
      ],
    };
    await callModel('facts');
    await callModel();
    await subscribe(database.db, person.id);
    await callModel();
    person = { kind: 'guest', id: newId() };
    await callModel();
    expect(requests).toEqual(['tiny 50 0.2', 'usual 300', 'large 300', 'small 300']);
    expect((await calls()).map(({ tier }) => tier)).toEqual(['free', 'free', 'premium', 'guest']);
  });

  it('falls back to the next model before any output, and to none after the last', async () => {
    stored = { ai_model_routes: twoModels };
    failing.set('large', { throws: unavailable() });
    expect(await callModel()).toBe('I am small.');
    expect((await calls()).map((call) => [call.model, call.outcome, call.tokens_in])).toEqual([
      ['large', 'failed', 0],
      ['small', 'answered', 8],
    ]);
    failing.set('small', { throws: unavailable() });
    await expect(callModel()).rejects.toBeInstanceOf(LanguageModelUnavailable);
  });

  it('does not retry a reply that was cut off or refused', async () => {
    stored = { ai_model_routes: twoModels };
    failing.set('large', { says: 'Half ', throws: unavailable() });
    await expect(callModel()).rejects.toBeInstanceOf(LanguageModelUnavailable);
    failing.set('large', { throws: new LanguageModelRefused('no', 'content') });
    await expect(callModel()).rejects.toBeInstanceOf(LanguageModelRefused);
    expect(requests).toEqual(['large 300', 'large 300']);
    expect((await calls()).map(({ outcome }) => outcome)).toEqual(['failed', 'refused']);
  });

  it('falls back to another server after the last model, also if the first rejects the request', async () => {
    stored = { ai_model_routes: twoModels };
    failing.set('large', { throws: unavailable() });
    failing.set('small', { throws: new LanguageModelRefused('no such model', 'request', 404) });
    expect(await callModel(undefined, withFallback)).toBe('I am other.');
    expect((await calls()).map((call) => [call.model, call.outcome])).toEqual([
      ['large', 'failed'],
      ['small', 'refused'],
      ['other', 'answered'],
    ]);
    expect(await findReplyModel(context.db, chatId)).toBe('other');
    failing.clear();
    context.advance(1000);
    await callModel(undefined, withFallback);
    expect(await findReplyModel(context.db, chatId)).toBe('large');
  });

  it('calls the model that a chat is pinned to, and reports when another one had to answer', async () => {
    expect(await callPinned('old')).toBe('I am old.');
    failing.set('old', { throws: unavailable() });
    expect(await callPinned('old')).toBe('I am usual.');
    failing.set('old', { throws: new LanguageModelRefused('no such model', 'request', 404) });
    expect(await callPinned('old')).toBe('I am usual.');
    expect(answers).toEqual([
      { model: 'old', current: 'usual', isServed: true, isStandIn: false },
      { model: 'usual', current: 'usual', isServed: true, isStandIn: false },
      { model: 'usual', current: 'usual', isServed: false, isStandIn: false },
    ]);
    failing.set('old', { throws: new LanguageModelRefused('no', 'content') });
    await expect(callPinned('old')).rejects.toBeInstanceOf(LanguageModelRefused);
  });

  it('tries a model without another one in its place', async () => {
    failing.set('new', { throws: unavailable() });
    await expect(callPinned('new', 'trial')).rejects.toBeInstanceOf(LanguageModelUnavailable);
    expect((await calls()).map((call) => [call.model, call.purpose])).toEqual([['new', 'trial']]);
  });

  it('does not take refused content, or a reply that was cut off, to another server', async () => {
    failing.set('usual', { throws: new LanguageModelRefused('no', 'content') });
    await expect(callModel(undefined, withFallback)).rejects.toBeInstanceOf(LanguageModelRefused);
    failing.set('usual', { says: 'Half ', throws: unavailable() });
    await expect(callModel(undefined, withFallback)).rejects.toBeInstanceOf(
      LanguageModelUnavailable,
    );
    // The next attempt at the reply finds the server gone.
    failing.set('usual', { throws: unavailable() });
    expect(await callModel(undefined, withFallback)).toBe('I am other.');
  });

  it('serves only replies, from the last model, once the daily budget is used up', async () => {
    stored = {
      ai_model_routes: twoModels,
      ai_model_prices: { large: { in: 1000, out: 1000 }, small: { in: 10, out: 10 } },
      ai_daily_budget_micros: { guest: 1, free: 10, premium: 1 },
    };
    await callModel();
    await callModel();
    expect(requests).toEqual(['large 300', 'small 300']);
    await expect(callModel('summary')).rejects.toBeInstanceOf(LanguageModelUnavailable);
    // The budget starts again the next day.
    context.advance(24 * 3600 * 1000);
    await callModel();
    expect(requests.at(-1)).toBe('large 300');
  });

  it('records an abandoned stream, and answers even after the chat was deleted', async () => {
    for await (const piece of model.streamReply({
      messages: [],
      maxTokens: 1,
      requestId: 'left',
      about: { person, chatId },
    })) {
      expect(piece).toBe('I am ');
      break;
    }
    expect((await calls()).map(({ outcome }) => outcome)).toEqual(['abandoned']);
    await database.owner('chats').where({ id: chatId }).delete();
    expect(await callModel()).toBe('I am usual.');
  });

  it('keeps the record for a time', async () => {
    await callModel();
    context.advance(91 * 24 * 3600 * 1000);
    await modelsRetention.model_calls.remove(context);
    expect(await calls()).toEqual([]);
  });
});
