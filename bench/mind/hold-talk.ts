import { listTranscript, ownWordsOf } from '~/domain/chat/messages/list-transcript';
import { sendMessage } from '~/domain/chat/send/send-message';
import { firstAuthor, pinAuthor } from '~/domain/chat/testing/pin-author';
import { photoWith, sendPicture } from '~/domain/chat/testing/send-picture';
import { writeReply, type ReplyWriter } from '~/domain/chat/reply/write-reply';
import { recollect } from '~/domain/memory/recollect';
import { remember } from '~/domain/memory/remember';
import { writeDiary } from '~/domain/memory/write-diary';
import type { Moderator } from '~/domain/moderation/verdict';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { makeCharacter, makeUser, subscribe, type TestContext } from '~/db/testing';
import type { LanguageModel } from '~/providers/language-model/language-model';

/** The maximum wait in milliseconds for one reply of a measured model. */
const patienceMs = 90_000;

/** A conversation through the product's own code, with a clock that can be advanced. */
export interface Talk {
  /** Sends a message. Returns the model's raw output and the resulting reply. */
  send: (content: string) => Promise<{ reply: string; raw: string }>;
  /** Sends a message to which the character replies with the scripted text. */
  play: (fan: string, character: string) => Promise<void>;
  /** Lets the character send a photo. */
  sendPhoto: () => Promise<void>;
  /** Ends the conversation: facts are extracted, the diary is written, and the clock advances. */
  pause: (ms: number) => Promise<void>;
}

const silent = {
  writing: () => Promise.resolve(),
  chunk: () => Promise.resolve(),
  retracted: () => Promise.resolve(),
};

/** Returns a model that replies with the given text. */
const scripted = (line: string): LanguageModel => ({
  async *streamReply() {
    yield await Promise.resolve(line);
  },
});

interface Talking {
  model: LanguageModel;
  moderator: Moderator;
  /** The model's name, and the version of the prompt. */
  author: { model: string; prompt: number };
}

/** Starts a chat of a new user with Noor, with the author's replies and memory. */
export async function beginTalk(
  context: TestContext,
  { model, moderator, author }: Talking,
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
    if (chatId === undefined) {
      await pinAuthor(context.db, sent.message.chatId, { author: { ...firstAuthor, ...author } });
    }
    chatId = sent.message.chatId;
    const recall: ReplyWriter['recall'] = (query) => recollect(context, query);
    const writer = { model: speaker, moderator, broadcast: silent, recall };
    let progress = await writeReply(context, writer, chatId);
    while (progress.kind === 'postponed') {
      context.advance(progress.delayMs + 1);
      progress = await writeReply(context, writer, chatId);
    }
    const after = await listTranscript(context, chatId, { after: sent.message.seq, limit: 5 });
    context.advance(20_000);
    const reply = after.find(({ role }) => role === 'character');
    return reply ? ownWordsOf(reply) : '';
  }

  const requestOptions = () => ({ requestId: newId(), signal: AbortSignal.timeout(patienceMs) });

  return {
    async send(content) {
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
    async sendPhoto() {
      if (chatId !== undefined) await sendPicture(context, chatId, photoWith());
    },
    async pause(ms) {
      context.advance(ms);
      if (chatId === undefined) return;
      const finder = { model, moderator };
      let reading = await remember(context, finder, chatId, requestOptions());
      while (reading.kind === 'read' && reading.hasMore) {
        reading = await remember(context, finder, chatId, requestOptions());
      }
      await writeDiary(context, finder, chatId, requestOptions());
    },
  };
}
