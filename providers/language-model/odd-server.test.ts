import {
  chunked,
  chunkedEnd,
  delta,
  document,
  doneEvent,
  drip,
  event,
  finish,
  gzipped,
  piecesOf,
  plainAnswer,
  respond,
  thought,
  words,
} from './testing/odd-answers';
import { expectOutcomes, type Case, type Outcome } from './testing/expect-outcomes';

const good: Outcome = { text: 'Good evening.' };
const brokenOff: Outcome = { unavailable: 'broken-off' };
const wordless: Outcome = { unavailable: 'wordless' };
const bytes = (text: string) => Buffer.from(text);
const long = 'considering '.repeat(4_000);

const completeAnswers: Case[] = [
  ['a plain answer', respond(plainAnswer), good],
  ['no [DONE]', respond(words('Good evening.') + finish()), good],
  ['no finish_reason', respond(words('Good evening.') + doneEvent), good],
  [
    'a connection left open after finish_reason',
    respond(words('Good evening.') + finish(), { ends: false }),
    good,
  ],
  [
    'a connection left open after [DONE]',
    respond(words('Good evening.') + doneEvent, { ends: false }),
    good,
  ],
  [
    'words beside finish_reason',
    respond(words('Good ') + delta({ content: 'evening.' }, 'stop')),
    good,
  ],
  ['finish_reason length', respond(words('Good evening.') + finish('length')), good],
  [
    'usage without choices',
    respond(words('Good evening.') + event({ choices: null, usage: {} }) + doneEvent),
    good,
  ],
  [
    'usage with no choice',
    respond(event({ choices: [] }) + words('Good evening.') + event({ usage: {} }) + finish()),
    good,
  ],
  [
    'an empty finish_reason on the way',
    respond(delta({ content: 'Good ' }, '') + words('evening.') + doneEvent),
    good,
  ],
  [
    'null deltas',
    respond(delta(null) + words('Good evening.') + delta({ content: null }) + finish()),
    good,
  ],
  ['two [DONE]', respond(plainAnswer + doneEvent), good],
  ['junk after [DONE]', respond(`${plainAnswer}<html>\u0000 data: {"a`), good],
  ['words after the end', respond(plainAnswer + words(' And more.')), good],
  ['an error after the end', respond(plainAnswer + event({ error: { message: 'late' } })), good],
  [
    'a reset after the end',
    (socket) => {
      void respond(words('Good evening.') + finish(), { ends: false })(socket);
      setImmediate(() => socket.resetAndDestroy());
    },
    good,
  ],
  [
    'an answer without words',
    respond(delta({ role: 'assistant' }) + finish() + doneEvent),
    wordless,
  ],
  ['an answer of white space', respond(words(' \n', '\n') + finish()), wordless],
  [
    'tool calls and no words',
    respond(delta({ tool_calls: [{ id: 'a' }] }) + finish('tool_calls')),
    wordless,
  ],
];

const oddForms: Case[] = [
  ['CRLF', respond(plainAnswer.replaceAll('\n', '\r\n')), good],
  ['lone CR', respond(plainAnswer.replaceAll('\n', '\r')), good],
  ['comments', respond(`: ping\n\n${plainAnswer.replaceAll('data', ': ping\ndata')}`), good],
  ['no space after the colon', respond(plainAnswer.replaceAll('data: ', 'data:')), good],
  [
    'names and ids of events',
    respond(plainAnswer.replaceAll('data', 'event: x\nid: 1\nretry: 5\ndata')),
    good,
  ],
  ['empty events', respond(`data:\n\n${words('Good evening.')}data: \n\n${finish()}`), good],
  [
    'data over several lines',
    respond(words('Good evening.').replaceAll(',', ',\ndata: ') + finish()),
    good,
  ],
  ['a byte order mark', respond(`\uFEFF${plainAnswer}`), good],
  ['no empty line at the end', respond((words('Good evening.') + finish()).trimEnd()), good],
  [
    'one byte at a time',
    drip(piecesOf(bytes(words('Olé 😊') + finish()), 1), { everyMs: 0 }),
    { text: 'Olé 😊' },
  ],
  ['a character cut in two', drip(piecesOf(bytes(words('😊😊') + finish()), 49)), { text: '😊😊' }],
  [
    'a pair of escapes over two events',
    respond(
      `data: {"choices":[{"delta":{"content":"\\ud83d"}}]}\n\ndata: {"choices":[{"delta":{"content":"\\ude0a"}}]}\n\n${finish()}`,
    ),
    { text: '😊' },
  ],
  [
    'half a character',
    respond(`data: {"choices":[{"delta":{"content":"Hi \\ud83d there \\ude0a"}}]}\n\n${finish()}`),
    { text: 'Hi \uFFFD there \uFFFD' },
  ],
  [
    'half a character at the end',
    respond(`data: {"choices":[{"delta":{"content":"Hi\\ud83d"}}]}\n\n${finish()}`),
    { text: 'Hi\uFFFD' },
  ],
  ['NUL', respond(words('Good\0 ', '\0', 'evening.') + finish()), good],
  [
    'bytes that are no UTF-8',
    respond(
      Buffer.concat([
        bytes('data: {"choices":[{"delta":{"content":"a'),
        Buffer.from([0xff]),
        bytes(`b"}}]}\n\n${finish()}`),
      ]),
    ),
    { text: 'a\uFFFDb' },
  ],
  [
    'another charset in the header',
    respond(words('Olé.') + finish(), {
      headers: ['content-type: text/event-stream; charset=iso-8859-1'],
    }),
    { text: 'Olé.' },
  ],
  ['no content-type', respond(plainAnswer, { headers: [] }), good],
  ['gzip', respond(gzipped(plainAnswer), { headers: ['content-encoding: gzip'] }), good],
  [
    'chunked',
    respond(
      Buffer.concat([...[...piecesOf(bytes(plainAnswer), 30)].map(chunked), bytes(chunkedEnd)]),
      { headers: ['transfer-encoding: chunked'] },
    ),
    good,
  ],
  [
    'content as parts',
    respond(
      delta({
        content: [
          { type: 'text', text: 'Good ' },
          { type: 'image', url: 'x' },
          { type: 'text', text: 'evening.' },
        ],
      }) + finish(),
    ),
    good,
  ],
  [
    'a document in place of a stream',
    respond(document({ role: 'assistant', content: 'Good evening.' }), {
      headers: ['content-type: application/json'],
    }),
    good,
  ],
  [
    'a document of parts, called a stream',
    respond(`\n ${document({ content: [{ type: 'text', text: 'Good evening.' }] })}\n`),
    good,
  ],
  [
    'a document whose connection stays open',
    respond(document({ content: 'Good evening.' }), { ends: false }),
    good,
    { firstWordsMs: 1_500 },
  ],
  ['a document cut short', respond(document({ content: 'Good evening.' }).slice(0, 50)), brokenOff],
  [
    'an early hint before the answer',
    (socket) => {
      socket.write('HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n');
      return respond(plainAnswer)(socket);
    },
    good,
  ],
];

const thoughts: Case[] = [
  ['reasoning before the words', respond(thought(long) + words('Good evening.') + finish()), good],
  [
    'reasoning between words',
    respond(words('Good ') + thought(long) + words('evening.') + finish()),
    good,
  ],
  [
    'reasoning under another name',
    respond(delta({ reasoning: 'Hm' }) + words('Good evening.') + finish()),
    good,
  ],
  [
    'reasoning for longer than the first words may take',
    drip([...Array.from({ length: 8 }, () => thought('Hm ')), words('Good evening.'), finish()], {
      everyMs: 220,
    }),
    good,
    { firstWordsMs: 1_500 },
  ],
  ['a think block', respond(words(`<think>${long}</think>\n\nGood evening.`) + finish()), good],
  [
    'a think block cut anywhere',
    respond(words(...'<think>Hm</think>\n\nGood evening.') + finish()),
    good,
  ],
  [
    'a think block between words',
    respond(words('Good <THINK>No < yes </Think>evening.') + finish()),
    good,
  ],
  [
    'think blocks within one another',
    respond(words('<think>a<think>b</think>c</think>Good evening.') + finish()),
    good,
  ],
  [
    'a think block that is never closed',
    respond(words('Good evening.', '<think>and then') + finish()),
    good,
  ],
  ['nothing but thoughts', respond(words('<think>and then') + finish('length')), wordless],
  [
    'what only begins like a think block',
    respond(words('1 < 2, <thi', 'n> and <') + finish()),
    { text: '1 < 2, <thin> and <' },
  ],
  [
    'a think block that drips',
    drip(
      [
        words('<think>'),
        ...Array.from({ length: 8 }, () => words('Hm ')),
        words('</think>Good evening.'),
        finish(),
      ],
      { everyMs: 220 },
    ),
    good,
    { firstWordsMs: 1_500 },
  ],
];

expectOutcomes({
  'a complete answer': completeAnswers,
  'an odd form': oddForms,
  'what is only thought': thoughts,
});
