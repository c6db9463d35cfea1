import { sendMessage } from '~/domain/chat/send/send-message';
import { writeReply } from '~/domain/chat/reply/write-reply';
import { nothingRecalled } from '~/domain/chat/reply/recollection';
import { remember } from '~/domain/memory/remember';
import type { Moderator } from '~/domain/moderation/verdict';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { makeCharacter, makeUser, subscribe } from '~/db/testing';
import {
  LanguageModelUnavailable,
  type LanguageModel,
} from '~/providers/language-model/language-model';
import { readSmallTalk, type Talk } from './talk-schema';

/** The days of a talk. */
const days = 100;
const dayMs = 86_400_000;

/** A context whose clock is set. */
export interface BenchClock {
  context: DomainContext;
  setTime(at: Date): void;
}

export interface HeldTalk {
  chatId: string;
  person: Person;
  characterId: string;
  /** The ids of the messages by the ids of the talk's lines. */
  messageIds: ReadonlyMap<string, string>;
  /** The number of messages of both sides. */
  messages: number;
}

const silent = {
  writing: () => Promise.resolve(),
  chunk: () => Promise.resolve(),
  retracted: () => Promise.resolve(),
};
const polite: LanguageModel = {
  async *streamReply() {
    yield await Promise.resolve('I see. Go on.');
  },
};
/** Facts are found by patterns alone. */
const absent: LanguageModel = {
  streamReply() {
    throw new LanguageModelUnavailable('network', 'there is no model');
  },
};

/** Holds a talk through the product's own code, its lines among `smallTalk` others. */
export async function holdTalk(
  { context, setTime }: BenchClock,
  moderator: Moderator,
  talk: Talk,
  { begin, smallTalk }: { begin: Date; smallTalk: number },
): Promise<HeldTalk> {
  const { id: characterId } = await makeCharacter(context.db);
  const person: Person = { kind: 'user', id: (await makeUser(context.db)).id };
  await subscribe(context.db, person.id);
  // The talk takes place in the past.
  await context
    .db('subscriptions')
    .where({ user_id: person.id })
    .update({ started_at: begin, period_starts_at: begin });
  const messageIds = new Map<string, string>();
  let chatId = '';
  let messages = 0;
  for (const { id, day, text } of await inOrder(talk, smallTalk)) {
    setTime(new Date(begin.getTime() + day * dayMs));
    const sent = await sendMessage(context, moderator, {
      person,
      characterId,
      idempotencyKey: newId(),
      content: text,
    });
    if (!sent.ok) {
      if (id !== null) throw new Error(`${id} was not sent: ${sent.reason}`);
      continue;
    }
    chatId = sent.message.chatId;
    if (id !== null) messageIds.set(id, sent.message.id);
    const recall = () => Promise.resolve(nothingRecalled);
    await writeReply(context, { model: polite, moderator, broadcast: silent, recall }, chatId);
    messages += 2;
  }
  setTime(new Date(begin.getTime() + days * dayMs));
  const finder = { model: absent, moderator };
  const options = () => ({ requestId: newId(), signal: AbortSignal.timeout(60_000) });
  for (;;) {
    const reading = await remember(context, finder, chatId, options());
    if (reading.kind !== 'read' || !reading.hasMore) break;
  }
  return { chatId, person, characterId, messageIds, messages };
}

/** Returns the lines of a talk and the small talk in the order of their days. */
async function inOrder({ language, lines }: Talk, smallTalk: number) {
  const others = await readSmallTalk(language, smallTalk);
  return [
    ...lines,
    ...others.map((text, index) => ({ id: null, text, day: (index * days) / others.length })),
  ].sort((one, other) => one.day - other.day);
}
