import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModelUsage } from './language-model';
import { createOpenAiCompatibleModel } from './openai-compatible';
import {
  delta,
  document,
  doneEvent,
  drip,
  event,
  finish,
  respond,
  words,
} from './testing/odd-answers';
import { startOddServer, type OddServer } from './testing/odd-server';
import { wholeAnswer } from './whole-answer';

let server: OddServer;
beforeAll(async () => {
  server = await startOddServer();
});
afterAll(() => server.stop());

const counts = { prompt_tokens: 41, completion_tokens: 3, total_tokens: 44 };
const expectedUsage = { tokensIn: 41, tokensOut: 3 };
const usage = event({ choices: [], usage: counts });

/** Returns the answer and the token counts reported by the server. */
async function requestReply(model = connect()): Promise<[string, ModelUsage | null]> {
  let reportedUsage: ModelUsage | null = null;
  const reply = await wholeAnswer(model, {
    messages: [{ role: 'user', content: 'Good evening' }],
    maxTokens: 50,
    requestId: 'usage',
    onUsage: (one) => void (reportedUsage = one),
  });
  return [reply, reportedUsage];
}
/** Limits longer than a test may take, so that none applies. */
const limits = { firstWordsMs: 60_000, idleMs: 60_000, answerMs: 60_000 };
const connect = () =>
  createOpenAiCompatibleModel({ url: server.url, key: 'k', model: 'm', ...limits });

it.each([
  ['after the last words', words('Good.') + finish() + usage + doneEvent],
  ['after them, without an end', words('Good.') + finish() + usage],
  [
    'with every chunk',
    event({ choices: [{ index: 0, delta: { content: 'Good.' } }], usage: null }) +
      event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: counts }) +
      doneEvent,
  ],
  ['with a whole document', document({ content: 'Good.' }, { usage: counts })],
])('reads the token counts of an answer %s', async (_name, body) => {
  server.next(respond(body));
  expect(await requestReply()).toEqual(['Good.', expectedUsage]);
  expect(server.requests.at(-1)).toContain('"stream_options":{"include_usage":true}');
});

it.each([
  ['nothing', doneEvent],
  ['counts that are none', event({ choices: [], usage: { prompt_tokens: 'many' } }) + doneEvent],
  ['an error', event({ error: { message: 'too late' } })],
  ['something else', event('{') + delta({ content: ' More.' })],
])('loses no word when %s follows the words', async (_name, rest) => {
  server.next(respond(words('Good.') + finish() + rest));
  expect(await requestReply()).toEqual(['Good.', null]);
});

it('waits no longer than a moment for a server that keeps the line open', async () => {
  server.next(drip([words('Good.') + finish()], { ends: false }));
  expect(await requestReply()).toEqual(['Good.', null]);
});

it('stops requesting token counts once the server does not support the option', async () => {
  const refusal = '{"error":{"message":"Unrecognized request argument: stream_options"}}';
  const answer = respond(words('Good.') + finish() + doneEvent);
  server.next((socket) => {
    server.next(answer);
    return respond(refusal, { status: '400 Bad Request' })(socket);
  });
  const model = connect();
  expect(await requestReply(model)).toEqual(['Good.', null]);
  expect(server.requests.at(-1)).not.toContain('stream_options');
  server.next(answer);
  await requestReply(model);
  expect(server.requests.at(-1)).not.toContain('stream_options');
});
