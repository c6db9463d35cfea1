import { describe, expect, it } from 'vitest';
import {
  chunked,
  delta,
  document,
  drip,
  endlessly,
  event,
  finish,
  plainAnswer,
  respond,
  thought,
  words,
} from './testing/odd-answers';
import {
  requestReply,
  expectOutcomes,
  serveOddly,
  type Case,
  type Outcome,
} from './testing/expect-outcomes';

const brokenOff: Outcome = { unavailable: 'broken-off' };
/** The error of Node's client for a cut connection differs between its versions. */
const cutOff = expect.stringMatching(/broken-off|network/) as string;

const json = ['content-type: application/json'];
const refusals: Case[] = [
  [
    'a 400',
    respond('{"error":{"message":"bad"}}', { status: '400 Bad Request', headers: json }),
    { refused: 'request', status: 400 },
  ],
  [
    'a 400 for the content',
    respond('{"error":{"code":"content_policy_violation"}}', { status: '400 Bad Request' }),
    { refused: 'content', status: 400 },
  ],
  ['a 401', respond('', { status: '401 Unauthorized' }), { refused: 'request', status: 401 }],
  [
    'a 404 in HTML',
    respond('<html>Not Found</html>', { status: '404 Not Found' }),
    { refused: 'request', status: 404 },
  ],
  [
    'a filter at the end',
    respond(words('Good ') + finish('content_filter')),
    { refused: 'content', received: 'Good ' },
  ],
  [
    'a refusal in words of its own',
    respond(delta({ refusal: 'No.' }) + finish()),
    { refused: 'content' },
  ],
  [
    'a refusal in a document',
    respond(document({ content: null, refusal: 'No.' })),
    { refused: 'content' },
  ],
  [
    'a refusal as an error of the stream',
    respond(event({ error: { code: 'content_filter' } })),
    { refused: 'content' },
  ],
  [
    'an error of the stream for the key',
    respond(event({ error: { code: 401 } })),
    { refused: 'request', status: 401 },
  ],
];

const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();
const failures: Case[] = [
  ['a 500', respond('oops', { status: '500 Internal Server Error' }), { unavailable: 'status' }],
  [
    'a 503 that says when',
    respond('', { status: '503 Unavailable', headers: ['retry-after: 30'] }),
    { unavailable: 'status', retryAfterMs: 30_000 },
  ],
  [
    'a 429 that gives a date',
    (socket) =>
      respond('', { status: '429 Too Many', headers: [`retry-after: ${inAnHour()}`] })(socket),
    { unavailable: 'status', retryAfterMs: expect.closeTo(3_600_000, -4) as number },
  ],
  [
    'an error whose body has no end',
    respond('<html>', { status: '502 Bad Gateway', ends: false }),
    { unavailable: 'status' },
  ],
  [
    'a redirect',
    respond('', { status: '302 Found', headers: ['location: http://127.0.0.1:1/'] }),
    { unavailable: 'network' },
  ],
  [
    'an error of the stream',
    respond(words('Good ') + event({ error: { message: 'overloaded' } })),
    { ...brokenOff, received: 'Good ' },
  ],
  ['an error of the stream, a sentence', respond(event({ error: 'overloaded' })), brokenOff],
  ['an event called error', respond(`event: error\n${event('overloaded')}`), brokenOff],
  ['an HTML page with status 200', respond('<html><body>Log in</body></html>'), brokenOff],
  ['an empty answer', respond(''), brokenOff],
  ['no content', respond('', { status: '204 No Content' }), { unavailable: 'status' }],
  ['words that are no JSON', respond(event('hello')), brokenOff],
  ['content of another type', respond(delta({ content: 42 })), brokenOff],
  ['an end midway', respond(words('Good ')), { ...brokenOff, received: 'Good ' }],
  [
    'a chunked body without its end',
    respond(chunked(words('Good ')), { headers: ['transfer-encoding: chunked'] }),
    { unavailable: cutOff, received: 'Good ' },
  ],
  [
    'too long a content-length',
    respond(words('Good '), { headers: ['content-length: 5000'] }),
    { unavailable: 'network', received: 'Good ' },
  ],
  [
    'too short a content-length',
    respond(plainAnswer, { headers: ['content-length: 90'] }),
    { unavailable: cutOff },
  ],
  [
    'gzip that is none',
    respond(plainAnswer, { headers: ['content-encoding: gzip'] }),
    { unavailable: expect.stringMatching(/network|time-out/) as string },
    { firstWordsMs: 500 },
  ],
  ['a connection closed at once', (socket) => void socket.end(), { unavailable: 'network' }],
  ['a connection reset', (socket) => void socket.resetAndDestroy(), { unavailable: 'network' }],
  ['no HTTP', (socket) => void socket.end('SSH-2.0-OpenSSH\r\n'), { unavailable: 'network' }],
  ['silence', () => undefined, { unavailable: 'time-out' }, { firstWordsMs: 500 }],
  [
    'headers and silence',
    respond('', { ends: false }),
    { unavailable: 'time-out' },
    { firstWordsMs: 500 },
  ],
  [
    'a role and silence',
    respond(delta({ role: 'assistant' }), { ends: false }),
    { unavailable: 'time-out' },
    { firstWordsMs: 500 },
  ],
  [
    'words and silence',
    respond(words('Good '), { ends: false }),
    { unavailable: 'time-out', received: 'Good ' },
    { idleMs: 300 },
  ],
  [
    'comments for ever',
    drip(endlessly(': ping\n\n'), { everyMs: 20 }),
    { unavailable: 'time-out' },
    { firstWordsMs: 500 },
  ],
  [
    'thoughts for ever',
    drip(endlessly(thought('Hm')), { everyMs: 20 }),
    { unavailable: 'time-out' },
    { answerMs: 1_000 },
  ],
  [
    'a header for ever',
    async (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx: ');
      await drip(endlessly('a'), { everyMs: 20 })(socket);
    },
    { unavailable: expect.stringMatching(/time-out|network/) as string },
    { firstWordsMs: 500 },
  ],
  ['a line for ever', respond(`data: ${'a'.repeat(1_500_000)}`, { ends: false }), brokenOff],
  ['an answer too large', respond(thought('a'.repeat(90_000)).repeat(95)), brokenOff],
];

expectOutcomes({ 'a refusal': refusals, 'a failure': failures });

describe('the adapter', () => {
  const server = serveOddly();

  it('ends an endless, slow answer at its deadline', async () => {
    const endless = drip(endlessly(words('word ')), { everyMs: 20 });
    const outcome = await requestReply(server(), endless, { answerMs: 1_000 });
    expect(outcome).toMatchObject({ unavailable: 'time-out' });
  });

  it('sends one request for each reply, under the id of the reply', async () => {
    server().requests.length = 0;
    await requestReply(server(), respond('', { status: '503 Unavailable' }));
    expect(server().requests).toHaveLength(1);
    expect(server().requests[0]).toMatch(/^POST \/v1\/chat\/completions HTTP\/1.1\r\n/);
    expect(server().requests[0]).toContain('x-request-id: reply-1\r\n');
  });
});
