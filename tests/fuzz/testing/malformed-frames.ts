import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';
import { commands } from '~/realtime/protocol/commands';
import { chatsNamespace } from '~/realtime/protocol/names';
import { fieldsOf, type Field } from './contract';
import { nested, writeObject } from './json';
import { brokenLiteral, fittingValue, hostileTexts } from './values';
import { frame, opcodes } from './websocket';

export interface Frames {
  fault: string;
  /** True if they are sent after the namespace was entered. */
  isEntered: boolean;
  bytes: Buffer[];
}

type FaultyFrames = Omit<Frames, 'isEntered'>;

const say = (fault: string, ...texts: string[]): FaultyFrames => ({
  fault: `${fault}: ${texts.join(' | ').slice(0, 300)}`,
  bytes: texts.map((text) => frame(opcodes.text, text)),
});
const sayBytes = (fault: string, ...bytes: Buffer[]): FaultyFrames => ({
  fault: `${fault}: ${bytes.map((one) => one.toString('hex', 0, 100)).join(' | ')}`,
  bytes,
});

const inChats = (rest: string) => `${chatsNamespace},${rest}`;
const event = (json: string, ackId = '') => `42${inChats(`${ackId}${json}`)}`;
const ackId = fc.constantFrom('', '0', '7', '2147483648', '9007199254740993', '9'.repeat(300));

function randomMessage(): Arbitrary<FaultyFrames> {
  const bytes = fc.uint8Array({ maxLength: 500 });
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }).map((text) => say('random text', text)),
    fc.constantFrom(...hostileTexts).map((text) => say('hostile text', text)),
    bytes.map((one) => sayBytes('random binary', frame(opcodes.binary, one))),
    bytes.map((one) => sayBytes('random bytes as text', frame(opcodes.text, one))),
    bytes.map((one) => sayBytes('random bytes', Buffer.from(one))),
  );
}

function brokenWebSocket(): Arbitrary<FaultyFrames> {
  const hello = event('["x"]');
  const tooLarge = frame(opcodes.text, event(`["x","${'x'.repeat(70_000)}"]`));
  return fc.constantFrom(
    sayBytes('an unmasked frame', frame(opcodes.text, hello, { isMasked: false })),
    sayBytes('a frame with a reserved bit', frame(opcodes.text, hello, { reserved: 0x20 })),
    sayBytes('a frame that says it is packed', frame(opcodes.text, hello, { reserved: 0x40 })),
    ...[0x3, 0x7, 0xb, 0xf].map((opcode) => sayBytes('a reserved opcode', frame(opcode, 'x'))),
    sayBytes('a continuation of nothing', frame(0x0, hello)),
    sayBytes(
      'two beginnings',
      frame(opcodes.text, '42', { isLast: false }),
      frame(opcodes.text, '[]'),
    ),
    sayBytes('a ping in parts', frame(opcodes.ping, 'x', { isLast: false })),
    sayBytes('a ping that is too long', frame(opcodes.ping, 'x'.repeat(126))),
    sayBytes('a pong nobody asked for', frame(opcodes.pong, 'x')),
    sayBytes('bytes of no character', frame(opcodes.text, Buffer.from([0x34, 0x32, 0xff, 0xfe]))),
    sayBytes('half a surrogate', frame(opcodes.text, Buffer.from([0x34, 0xed, 0xa0, 0x80]))),
    ...[[], [3], [3, 232, 255], [0, 0], [3, 236], [3, 237], [255, 255]].map((code) =>
      sayBytes('an odd close', frame(opcodes.close, Buffer.from(code))),
    ),
    sayBytes('a length beyond numbers', Buffer.from('81ffffffffffffffffff00000000', 'hex')),
    sayBytes(
      'a small thing of a long length',
      Buffer.from('81ff000000000000000100000000ff', 'hex'),
    ),
    sayBytes('more than is read', tooLarge),
    sayBytes(
      'more than is read, in parts',
      ...[opcodes.text, 0, 0].map((opcode, index) =>
        frame(opcode, 'x'.repeat(40_000), { isLast: index === 2 }),
      ),
    ),
    sayBytes('HTTP', Buffer.from('GET / HTTP/1.1\r\nhost: a\r\n\r\n')),
  );
}

function brokenPacket(): Arbitrary<FaultyFrames> {
  const message = JSON.stringify(Object.keys(commands)[0]);
  const placeholder = '{"_placeholder":true,"num":0}';
  const constants = [
    ...['', '0', '1', '2', '2probe', '3', '5', '6', '7', '9', 'b!!!', 'bAAAA', 'x', '4', '4x'],
    ...['40', '40{', '40/nowhere,', '40,{}', `40${inChats('{')}`, `40${inChats('null')}`],
    ...[
      `40${inChats('[]')}`,
      `41${inChats('')}`,
      `41${inChats('1')}`,
      '41/nowhere,',
      '42/nowhere,["x"]',
    ],
    ...[
      '42["x"]',
      `42${chatsNamespace}`,
      `42/${'x'.repeat(9000)},["x"]`,
      '42,,,,',
      '42/?a=b,["x"]',
    ],
    ...['', '[]', '{}', 'null', '1', '[1', '[null]', '[[]]', '[{}]', '[""]', '[1e999]', '"x"'].map(
      (json) => event(json),
    ),
    ...['-1', '1.5', '1e3', '0x1', 'NaN'].map((id) => event(`[${message},null]`, id)),
    ...['[]', '{}', '[1]', ''].map((json) => `43${inChats(`1${json}`)}`),
    ...[`43${inChats('[]')}`, `44${inChats('{"message":"no"}')}`, `44${inChats('[')}`],
    `45-${inChats('["x"]')}`,
    `45999999-${inChats('["x"]')}`,
    `450-${inChats(`["x",${placeholder}]`)}`,
    `451-${inChats(`["x",{"_placeholder":true,"num":7}]`)}`,
    `451-${inChats(`["x",{"_placeholder":true,"num":-1}]`)}`,
    `451-${inChats(`["x",{"_placeholder":true,"num":"__proto__"}]`)}`,
    `461-${inChats(`1[${placeholder}]`)}`,
    `47${inChats('[]')}`,
    event(`["x",${nested.arrays(20_000)}]`),
    event(`["x",${nested.objects(8000)}]`),
    event(`[${nested.arrays(5000)}]`),
  ];
  const bytes = frame(opcodes.binary, Buffer.from([1, 2, 3]));
  const attached = (json: string, count = '1') =>
    frame(opcodes.text, `45${count}-${inChats(json)}`);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...constants).map((text) => say('a packet', text)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('0', '1', '2', '3', '4', '5', '6', 'b'),
          fc.string({ maxLength: 80 }),
        )
        .map(([type, rest]) => say('a packet of its own making', `4${type}${rest}`)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        sayBytes('bytes for a payload', attached(`[${message},${placeholder}]`), bytes),
        sayBytes('bytes for a name', attached(`[${placeholder},{}]`), bytes),
        sayBytes('bytes nobody announced', bytes),
        sayBytes('fewer bytes than announced', attached(`["x",${placeholder}]`, '2'), bytes),
        sayBytes('a text for bytes', attached(`["x",${placeholder}]`), frame(opcodes.text, '3')),
        sayBytes('more bytes than announced', attached(`["x",${placeholder}]`), bytes, bytes),
      ),
    },
  );
}

const reservedNames = [
  ...['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'],
  ...['error', 'message', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' '],
  ...['chat.no-such.command', 'user-message-sent', 'chat.error', 'x'.repeat(20_000)],
];

function unknownEvent(): Arbitrary<FaultyFrames> {
  const names = fc.oneof(fc.constantFrom(...reservedNames, ...hostileTexts), fc.string());
  const payloads = fc.array(fc.oneof(fc.json({ maxDepth: 3 }), fc.constant(nested.objects(500))), {
    maxLength: 4,
  });
  return fc
    .tuple(names, payloads, ackId)
    .map(([name, rest, id]) =>
      say('an unknown event', event(`[${[JSON.stringify(name), ...rest].join(',')}]`, id)),
    );
}

const noObjects = ['7', '"text"', 'true', '[]', '[[]]', '1e999', '""', nested.arrays(3000)];

/** Returns a command that is valid except for its payload, or for one field of it. */
function brokenCommand(name: string, schema: z.ZodType): Arbitrary<FaultyFrames> {
  const fields = fieldsOf(z.toJSONSchema(schema, { io: 'input' }));
  const required = fields.filter((field) => field.isRequired);
  const payloads = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...noObjects) },
    ...fields.map((field) => ({ weight: 2, arbitrary: withBroken(fields, field) })),
    ...required.map((field) => ({ weight: 1, arbitrary: payloadOf(fields, field, []) })),
    ...(required.length > 0
      ? [{ weight: 1, arbitrary: fc.constantFrom('null', '{}', '{"__proto__":{"a":1}}') }]
      : []),
    ...fields
      .filter((field) => field.name === 'content')
      .map((field) => ({ weight: 1, arbitrary: withUnsendable(fields, field) })),
  );
  // Anything after the first argument is ignored.
  const rest = fc.constantFrom('', ',null', ',{}', ',{},{},{},{},{},{},{}', ',[]', ',"x"');
  return (
    fc
      // Skips values that the field accepts, e.g. null for a nullable one.
      .tuple(
        payloads.filter((payload) => !fits(schema, payload)),
        rest,
        ackId,
      )
      .map(([payload, more, id]) =>
        say('a broken command', event(`[${JSON.stringify(name)},${payload}${more}]`, id)),
      )
  );
}

function fits(schema: z.ZodType, literal: string): boolean {
  try {
    return schema.safeParse(JSON.parse(literal)).success;
  } catch {
    return false;
  }
}

type Member = readonly [name: string, literal: string];

function payloadOf(fields: Field[], without: Field, members: Member[]): Arbitrary<string> {
  const others = fields.filter((field) => field !== without);
  const values = fc.tuple(...others.map((field) => fittingValue(field.shape)));
  return values.map((fitting) =>
    writeObject([
      ...others.map(({ name }, index): Member => [name, JSON.stringify(fitting[index])]),
      ...members,
    ]),
  );
}

function withBroken(fields: Field[], field: Field): Arbitrary<string> {
  return brokenLiteral(field.shape).chain((literal) =>
    payloadOf(fields, field, [[field.name, literal]]),
  );
}

const unsendable = ['"\\u0000"', '"a\\ud800b"', '"\\udc00"', '" \\n\\t"', '"\\u0000\\ufeff"'];

function withUnsendable(fields: Field[], field: Field): Arbitrary<string> {
  return fc
    .constantFrom(...unsendable)
    .chain((literal) => payloadOf(fields, field, [[field.name, literal]]));
}

/** Frames that our clients never send and that must not be carried out. */
export const malformedFrames: Arbitrary<Frames> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: randomMessage() },
      { weight: 2, arbitrary: brokenWebSocket() },
      { weight: 2, arbitrary: brokenPacket() },
      { weight: 2, arbitrary: unknownEvent() },
      ...Object.entries(commands).map(([name, { payload }]) => ({
        weight: 2,
        arbitrary: brokenCommand(name, payload),
      })),
    ),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  )
  .map(([frames, isEntered]) => ({ ...frames, isEntered }));
