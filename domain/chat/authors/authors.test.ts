import { beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type LanguageModel,
  type ReplyRequest,
} from '~/providers/language-model/language-model';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { readBalance } from '../../wallet/get-balance';
import { listMessages } from '../messages/list-messages';
import { newestPrompt } from '../prompts/versions';
import { nothingRecalled } from '../reply/recollection';
import { writeReply } from '../reply/write-reply';
import { sendMessage } from '../send/send-message';
import { actOnAuthor, type authorActs } from './act-on-author';
import { readAuthor } from './read-author';
import { writeTrial } from './write-trial';

const { database, context } = await openTestContext();
const moderator = createEmbeddedModerator();
const nothing = () => Promise.resolve();
const broadcast = { writing: nothing, chunk: nothing, retracted: nothing };

let person: Person;
let characterId: string;
let chatId: string;
/** The model of the operator's configuration, those that the server lacks, and the requests. */
let usual: string;
const failing = new Map<string, Error>();
const requests: ReplyRequest[] = [];
/** Answers as the named model, or as the usual one in its place; a trial is of one model. */
const model: LanguageModel = {
  async *streamReply(request) {
    requests.push(request);
    await Promise.resolve();
    const { model: pinned = usual } = request;
    const failure = failing.get(pinned);
    if (failure && (request.purpose === 'trial' || pinned === usual)) throw failure;
    const answering = failure ? usual : pinned;
    yield `This is ${answering}, reply ${requests.length}.`;
    const isServed = !(failure instanceof LanguageModelRefused);
    request.onAnswered?.({ model: answering, current: usual, isServed, isStandIn: false });
  },
};
const writer = () => ({
  model,
  moderator,
  broadcast,
  recall: () => Promise.resolve(nothingRecalled),
});

beforeEach(async () => {
  characterId = (await makeCharacter(database.db)).id;
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  await giveTokens(context, id, 100);
  person = { kind: 'user', id };
  usual = 'old';
  failing.clear();
  requests.length = 0;
  await talk();
});

/** Sends a message and returns the reply. */
async function talk(): Promise<string> {
  const message = { person, characterId, idempotencyKey: newId(), content: 'Good evening.' };
  const sent = await sendMessage(context, moderator, message);
  if (!sent.ok) throw new Error(sent.reason);
  chatId = sent.message.chatId;
  await writeReply(context, writer(), chatId);
  context.advance(10_000);
  return lastWords();
}

const lastWords = async () =>
  (await listMessages(context, person, { characterId, limit: 1 })).items[0]?.content ?? '';
const act = (which: (typeof authorActs)[number], by = person) =>
  actOnAuthor(context, by, { act: which, characterId });
const author = () => readAuthor(context, person, { characterId });
const trials = () => database.db('author_trials').where({ chat_id: chatId });

/** Carries out the trial that the person requested. */
async function writeDue(): Promise<string> {
  const trial = await trials().first('id');
  return writeTrial(context, writer(), trial?.id ?? newId(), AbortSignal.timeout(10_000));
}

describe('the author of a chat', () => {
  it('is kept when the operator changes the model, and the change is offered', async () => {
    const pinned = { model: 'old', prompt: newestPrompt.version };
    expect(await author()).toMatchObject({ author: pinned, offered: null, answeredBy: 'old' });
    usual = 'new';
    expect(await talk()).toContain('This is old');
    expect(await author()).toMatchObject({
      author: pinned,
      offered: { ...pinned, model: 'new' },
      isOfferClosed: false,
    });
    expect(await act('stay')).toEqual({ ok: true });
    await talk();
    expect(await author()).toMatchObject({ author: pinned, isOfferClosed: true });
  });

  it('changes when the person accepts, and is the former one again when they take it back', async () => {
    usual = 'new';
    await talk();
    expect(await act('accept')).toEqual({ ok: true });
    expect(await talk()).toContain('This is new');
    expect(await author()).toMatchObject({ former: { model: 'old' }, offered: null });
    expect(await act('take-back')).toEqual({ ok: true });
    expect(await talk()).toContain('This is old');
    expect(await author()).toMatchObject({ offered: { model: 'new' }, isOfferClosed: true });
    expect(await act('take-back')).toMatchObject({ ok: false, reason: 'no-other-author' });
  });

  it('is replaced and said to be gone once its model is not served, and keeps its place in an outage', async () => {
    usual = 'new';
    failing.set('old', new LanguageModelUnavailable('network', 'down'));
    expect(await talk()).toContain('This is new');
    expect(await author()).toMatchObject({ answeredBy: 'new', isServed: true });
    failing.set('old', new LanguageModelRefused('no such model', 'request', 404));
    expect(await talk()).toContain('This is new');
    expect(await author()).toMatchObject({ author: { model: 'old' }, isServed: false });
    await act('accept');
    expect(await author()).toMatchObject({ author: { model: 'new' }, former: null });
  });

  it('keeps the persona of the character, but not its age', async () => {
    const before = (await database.db('characters').where({ id: characterId }).first('bio'))?.bio;
    await database
      .owner('characters')
      .where({ id: characterId })
      .update({ bio: 'Rewritten.', age: 41 });
    await talk();
    const prompt = () => requests.at(-1)?.messages[0]?.content;
    expect(prompt()).toContain(before);
    expect(prompt()).toContain('Age: 41');
    const now = await author();
    expect(now?.offered?.persona).not.toBe(now?.author.persona);
    await act('accept');
    await talk();
    expect(prompt()).toContain('Rewritten.');
  });
});

describe('a trial', () => {
  beforeEach(async () => {
    usual = 'new';
    await talk();
  });

  it('writes the last reply by the offered author, free, and leaves nothing when it is not chosen', async () => {
    const balance = await readBalance(database.db, person.id);
    const kept = await lastWords();
    expect(await act('try')).toEqual({ ok: true });
    expect(await act('try')).toEqual({ ok: true });
    expect((await author())?.trial).toMatchObject({ state: 'pending', content: null });
    expect(await writeDue()).toBe('written');
    expect(await writeDue()).toBe('nothing-due');
    const input = requests
      .at(-1)
      ?.messages.map(({ content }) => content)
      .join('\n');
    expect(input).not.toContain(kept);
    const content = (await author())?.trial?.content ?? '';
    expect(content).toContain('This is new');
    expect(await act('keep-reply')).toEqual({ ok: true });
    expect(await lastWords()).toBe(kept);
    expect(await trials()).toEqual([]);
    expect(await author()).toMatchObject({ author: { model: 'old' }, isOfferClosed: true });
    expect(await readBalance(database.db, person.id)).toBe(balance);
  });

  it('replaces the reply and the author when it is chosen', async () => {
    await act('try');
    await writeDue();
    const { items } = await listMessages(context, person, { characterId, limit: 50 });
    expect(await act('take-reply')).toEqual({ ok: true });
    expect(await lastWords()).toContain('This is new');
    const after = await listMessages(context, person, { characterId, limit: 50 });
    expect(after.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(await author()).toMatchObject({ author: { model: 'new' }, former: { model: 'old' } });
    expect(await act('take-reply')).toMatchObject({ reason: 'nothing-to-try' });
  });

  it('is over with the next message, fails with its model, and belongs to its person alone', async () => {
    await act('try');
    failing.set('new', new LanguageModelUnavailable('network', 'down'));
    expect(await writeDue()).toBe('failed');
    expect((await author())?.trial).toMatchObject({ state: 'failed' });
    failing.clear();
    expect(await act('try')).toEqual({ ok: true });
    await writeDue();
    await talk();
    expect((await author())?.trial).toBeNull();
    expect(await act('take-reply')).toMatchObject({ reason: 'nothing-to-try' });
    const other = { kind: 'user', id: (await makeUser(database.db)).id } as const;
    expect(await act('try', other)).toMatchObject({ ok: false, reason: 'no-such-chat' });
  });
});
