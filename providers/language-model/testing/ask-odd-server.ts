import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageModelRefused, LanguageModelUnavailable } from '../language-model';
import { createOpenAiCompatibleModel } from '../openai-compatible';
import { plainAnswer, respond } from './odd-answers';
import { startOddServer, type Behaviour, type OddServer } from './odd-server';

/** How long the adapter waits in these tests, in milliseconds. */
const clocks = { firstWordsMs: 500, idleMs: 300, answerMs: 1_400 };

/** Within what time a case is decided, in milliseconds; a machine may be busy. */
export const within = {
  /** An answer that is complete or broken is known as such. */
  atOnce: 480,
  firstWords: clocks.firstWordsMs + 480,
  answer: 2_500,
};

/** What the adapter made of an answer: its text, or the kind of its failure. */
export interface Outcome {
  text?: string;
  unavailable?: string;
  refused?: 'content' | 'request';
  retryAfterMs?: number;
  status?: number;
  /** Words that were heard before the failure. */
  heard?: string;
}

export type Case = [name: string, behaviour: Behaviour, outcome: Outcome, withinMs?: number];

/** Has a server behave as each case says, and expects the outcome in its time. */
export function expectOutcomes(groups: Record<string, Case[]>): void {
  describe.each(Object.entries(groups))('%s', (_, cases) => {
    const server = serveOddly();
    it.each(cases)('%s', async (_name, behaviour, expected, withinMs = within.atOnce) => {
      const since = performance.now();
      expect(await ask(server(), behaviour)).toEqual(expected);
      expect(performance.now() - since).toBeLessThan(withinMs);
    });
  });
}

/** A server for the tests of a file or group; its first request, which loads Node's client, is past. */
export function serveOddly(): () => OddServer {
  let server: OddServer;
  beforeAll(async () => {
    server = await startOddServer();
    await ask(server, respond(plainAnswer));
    server.requests.length = 0;
  });
  afterAll(() => server.stop());
  return () => server;
}

/** What the adapter makes of a server's behaviour. */
export async function ask(server: OddServer, behaviour: Behaviour): Promise<Outcome> {
  server.next(behaviour);
  const { url } = server;
  const model = createOpenAiCompatibleModel({ url, key: 'a-key', model: 'm', ...clocks });
  const messages = [{ role: 'user' as const, content: 'Good evening.' }];
  let text = '';
  try {
    const request = { messages, maxTokens: 100, requestId: 'reply-1' };
    for await (const piece of model.streamReply(request)) {
      expect(piece).not.toBe('');
      text += piece;
    }
    return { text };
  } catch (error) {
    return { ...kindOf(error), ...(text !== '' && { heard: text }) };
  }
}

function kindOf(error: unknown): Outcome {
  if (error instanceof LanguageModelRefused) {
    const { about: refused, status } = error;
    return { refused, ...(status !== undefined && { status }) };
  }
  if (!(error instanceof LanguageModelUnavailable)) throw error;
  const { reason: unavailable, retryAfterMs } = error;
  return { unavailable, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}
