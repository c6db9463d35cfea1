import { listSaid, ownWordsOf } from '~/domain/chat/messages/list-said';
import { sendMessage } from '~/domain/chat/send/send-message';
import { writeReply, type ReplyWriter } from '~/domain/chat/reply/write-reply';
import { recollect } from '~/domain/memory/recollect';
import { remember } from '~/domain/memory/remember';
import { writeDiary } from '~/domain/memory/write-diary';
import type { Moderator } from '~/domain/moderation/verdict';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { makeCharacter, makeUser, subscribe, type TestContext } from '~/db/testing';
import type { LanguageModel } from '~/providers/language-model/language-model';

/** Longest wait for one reply of a model that measures are taken of. */
const patienceMs = 90_000;

/** A conversation that is held as the product holds it, with a clock that can be moved on. */
export interface Talk {
  /** Says something and answers what the model said, and what came of it. */
  ask: (content: string) => Promise<{ reply: string; raw: string }>;
  /** Says something to which the character answers what stands in the script. */
  play: (fan: string, character: string) => Promise<void>;
  /** Lets a conversation end: what was told is looked through, the diary written, time goes by. */
  pause: (ms: number) => Promise<void>;
}

const silent = {
  writing: () => Promise.resolve(),
  chunk: () => Promise.resolve(),
  retracted: () => Promise.resolve(),
};

/** A model that says what it is given. */
const scripted = (line: string): LanguageModel => ({
  async *streamReply() {
    yield await Promise.resolve(line);
  },
});

/** Begins a talk of somebody new with Noor, whose answers and whose memory are the model's. */
export async function beginTalk(
  context: TestContext,
  { model, moderator }: { model: LanguageModel; moderator: Moderator },
): Promise<Talk> {
  const { id: characterId } = await makeCharacter(context.db);
  const person: Person = { kind: 'user', id: (await makeUser(context.db)).id };
  await subscribe(context.db, person.id);
  let chatId: string | undefined;

  async function say(content: string, speaker: LanguageModel): Promise<string> {
    const key = newId();
    const sent = await sendMessage(context, moderator, {
      person,
      characterId,
      idempotencyKey: key,
      content,
    });
    if (!sent.ok) throw new Error(`the talk cannot go on: ${sent.reason}`);
    chatId = sent.message.chatId;
    const recall: ReplyWriter['recall'] = (asked) => recollect(context, asked);
    const writer = { model: speaker, moderator, broadcast: silent, recall };
    let progress = await writeReply(context, writer, chatId);
    while (progress.kind === 'postponed') {
      context.advance(progress.delayMs + 1);
      progress = await writeReply(context, writer, chatId);
    }
    const after = await listSaid(context, chatId, { after: sent.message.seq, limit: 5 });
    context.advance(20_000);
    const reply = after.find(({ role }) => role === 'character');
    return reply ? ownWordsOf(reply) : '';
  }

  const asked = () => ({ requestId: newId(), signal: AbortSignal.timeout(patienceMs) });

  return {
    async ask(content) {
      let raw = '';
      const overheard: LanguageModel = {
        async *streamReply(request) {
          raw = '';
          for await (const piece of model.streamReply(request)) {
            raw += piece;
            yield piece;
          }
        },
      };
      return { reply: await say(content, overheard), raw };
    },
    async play(fan, character) {
      await say(fan, scripted(character));
    },
    async pause(ms) {
      context.advance(ms);
      if (chatId === undefined) return;
      const finder = { model, moderator };
      let reading = await remember(context, finder, chatId, asked());
      while (reading.kind === 'read' && reading.hasMore) {
        reading = await remember(context, finder, chatId, asked());
      }
      await writeDiary(context, finder, chatId, asked());
    },
  };
}
