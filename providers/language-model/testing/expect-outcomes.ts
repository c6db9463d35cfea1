import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageModelRefused, LanguageModelUnavailable } from '../language-model';
import { createOpenAiCompatibleModel } from '../openai-compatible';
import { plainAnswer, respond } from './odd-answers';
import { startOddServer, type Behaviour, type OddServer } from './odd-server';

/** The adapter's time limits, in milliseconds. */
type Limits = Partial<Record<'firstWordsMs' | 'idleMs' | 'answerMs', number>>;

/** Longer than a test may take; a case that depends on a limit sets a short one. */
const noLimits = { firstWordsMs: 60_000, idleMs: 60_000, answerMs: 60_000 };

/** The adapter's result for an answer: its text, or the kind of failure. */
export interface Outcome {
  text?: string;
  unavailable?: string;
  refused?: 'content' | 'request';
  retryAfterMs?: number;
  status?: number;
  /** Words received before the failure. */
  received?: string;
}

export type Case = [name: string, behaviour: Behaviour, outcome: Outcome, limits?: Limits];

/** Makes a server behave as each case says, and expects the outcome. */
export function expectOutcomes(groups: Record<string, Case[]>): void {
  describe.each(Object.entries(groups))('%s', (_, cases) => {
    const server = serveOddly();
    it.each(cases)('%s', async (_name, behaviour, expected, limits = {}) => {
      expect(await requestReply(server(), behaviour, limits)).toEqual(expected);
    });
  });
}

/**
 * Starts a server for the tests of a file or group. Its first request, which loads Node's client, is
 * already done.
 */
export function serveOddly(): () => OddServer {
  let server: OddServer;
  beforeAll(async () => {
    server = await startOddServer();
    await requestReply(server, respond(plainAnswer));
    server.requests.length = 0;
  });
  afterAll(() => server.stop());
  return () => server;
}

/** Returns the adapter's result for a server's behaviour. */
export async function requestReply(
  server: OddServer,
  behaviour: Behaviour,
  limits: Limits = {},
): Promise<Outcome> {
  server.next(behaviour);
  const { url } = server;
  const model = createOpenAiCompatibleModel({
    url,
    key: 'a-key',
    model: 'm',
    ...noLimits,
    ...limits,
  });
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
    return { ...kindOf(error), ...(text !== '' && { received: text }) };
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
