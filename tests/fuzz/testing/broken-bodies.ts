import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { nested } from './json';
import { jsonType } from './request';

export interface SentBody {
  fault: string;
  headers: Record<string, string>;
  body: Buffer;
}

const asJson = (fault: string, body: string | Buffer): SentBody => ({
  fault,
  headers: jsonType,
  body: Buffer.from(body),
});

const faulty: [fault: string, text: string][] = [
  ['a bare text', '"text"'],
  ['a bare number', '1e309'],
  ['null', 'null'],
  ['false', 'false'],
  ['nothing but blanks', ' \r\n\t'],
  ['nesting without end', nested.objects(500)],
  ['arrays without end', `{"a":${nested.arrays(20_000)}}`],
  ['a prototype key', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor key', '{"a":{"constructor":{"prototype":{"isAdmin":true}}}}'],
  ['a NUL character', '{"a":"a\\u0000"}'],
  ['half a character', '{"a":["\\ud800"]}'],
  ['an escape of no digits', '{"a":"\\uZZZZ"}'],
  ['NaN', '{"a":NaN}'],
  ['Infinity', '{"a":-Infinity}'],
  ['a hexadecimal number', '{"a":0x10}'],
  ['single quotes', "{'a':1}"],
  ['a trailing comma', '{"a":1,}'],
  ['a comment', '{"a":1/* b */}'],
  ['two documents', '{"a":1}{"b":2}'],
  ['a raw line break in a text', '{"a":"b\nc"}'],
  ['bytes of a form', 'a=1&b=2'],
  ['more than is read', JSON.stringify({ a: 'x'.repeat(70_000) })],
];

const otherTypes = [
  'text/plain',
  'text/json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/json5',
  'json',
  ';',
  'application/json; charset=klingon',
  'application/json; charset=latin1',
];

/** Returns unusable bodies, some of them derived from a valid one. */
export function brokenBody(right: string): Arbitrary<SentBody> {
  const whole = right.length > 2 ? right : '{"a":1}';
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...faulty).map((one) => asJson(...one)) },
    {
      weight: 2,
      arbitrary: fc
        .integer({ min: 1, max: whole.length - 1 })
        .map((length) => asJson('a body cut short', whole.slice(0, length))),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('}', 'x', '\0', '😀', ',')
        .map((more) => asJson('a body with more behind it', whole + more)),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...otherTypes).map((type) => ({
        fault: `a body of type ${type}`,
        headers: { 'content-type': type },
        body: Buffer.from(whole),
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(true, false)
        .map((marked) =>
          asJson('a body in UTF-16', Buffer.from((marked ? '\uFEFF' : '') + whole, 'utf16le')),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ minLength: 1, maxLength: 200 })
        .map((bytes) => asJson('random bytes', Buffer.concat([Buffer.from([0xff]), bytes]))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...encoded(whole)) },
  );
}

const packedBlanks = gzipSync(' '.repeat(5_000_000));

function encoded(whole: string): SentBody[] {
  const as = (fault: string, encoding: string, body: Buffer) => ({
    fault,
    headers: { ...jsonType, 'content-encoding': encoding },
    body,
  });
  const packed = gzipSync(whole);
  return [
    as('an unknown encoding', 'zip', Buffer.from(whole)),
    as('a body that is not packed as it says', 'gzip', Buffer.from(whole)),
    as('a packed body cut short', 'gzip', packed.subarray(0, packed.length - 9)),
    as('a packed body of another kind', 'br', packed),
    as('a small body that unpacks to a large one', 'gzip', packedBlanks),
  ];
}
