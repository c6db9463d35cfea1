import fc, { type Arbitrary } from 'fast-check';
import type { Call, Field } from './contract';
import { fittingDraft } from './drafts';
import { writeObject } from './json';
import { isSendable, requestOf } from './malformed-requests';
import { oddHeaders } from './odd-headers';
import { jsonType, type Draft, type FuzzRequest } from './request';
import { hostileTexts } from './values';

/** Existing data, so that not every request stops at the first look-up. */
export interface ExistingData {
  characterId: string;
  slug: string;
  cursor: string;
}

/**
 * Returns requests at the limits of what is permitted and beyond what is expected: some are refused, some
 * are not.
 */
export function oddRequest(calls: readonly Call[], existing: ExistingData): Arbitrary<FuzzRequest> {
  return fc
    .oneof(
      ...calls.map((call) =>
        fc.oneof(
          ...call.fields.map((field) => withOddField(call, field, existing)),
          withOddQuery(call),
          withOddAddress(call),
          withOddHeaders(call),
          withOddMethod(call),
          ...(call.takesBody ? [withOddBody(call)] : []),
        ),
      ),
    )
    .map(keepSession);
}

/** Prevents logging out, because the only session is needed until the end. */
function keepSession(request: FuzzRequest): FuzzRequest {
  const endsSession =
    /logout/i.test(request.target.replaceAll('%6F', 'o')) && request.caller === 'member';
  return endsSession ? { ...request, caller: 'guest' } : request;
}

const anything = () => true;

function withOddField(call: Call, field: Field, existing: ExistingData): Arbitrary<FuzzRequest> {
  const { name, place, shape } = field;
  const real = shape.format === 'uuid' ? existing.characterId : existing.slug;
  const texts = fc.oneof(
    fc.constant(real),
    edgeText(field),
    ...(name === 'cursor' ? [forgedCursor(existing.cursor)] : []),
  );
  return fc
    .tuple(
      fittingDraft(call, (other) => other !== field),
      texts,
    )
    .map(([draft, text]) => {
      const literal = shape.type === 'array' ? JSON.stringify([text]) : JSON.stringify(text);
      const changed: Draft = {
        ...draft,
        ...(place === 'path' && { path: new Map(draft.path).set(name, text) }),
        ...(place === 'header' &&
          isSendable(text) && { headers: { ...draft.headers, [name]: text } }),
        ...(place === 'query' && { query: [...draft.query, [name, text] as const] }),
        ...(place === 'body' && { body: [...draft.body, [name, literal] as const] }),
      };
      return requestOf(changed, `odd ${name}`);
    });
}

function edgeText({ shape }: Field): Arbitrary<string> {
  const { minimum = 0, maximum = 2 ** 53, minLength = 1, maxLength = 100 } = shape;
  const numbers = [minimum, maximum, 2 ** 31, 2 ** 32, 2 ** 53, 1e21, 5e-324].map(String);
  const spelled = ['-0', '0', ' 1 ', '01', '1e0', '1.0', '0x1', '0b1', '+1', '1_0', '\u30001'];
  const lengths = [minLength, maxLength - 1, maxLength].filter((length) => length > 0);
  const long = lengths.flatMap((length) => [
    'x'.repeat(length),
    ' '.repeat(length),
    '😀'.repeat(Math.ceil(length / 2)),
    'א'.repeat(length),
    `${'a'.repeat(Math.max(length - 6, 1))}@bc.de`,
  ]);
  const nil = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  return fc.constantFrom(
    ...numbers,
    ...spelled,
    ...long,
    ...nil,
    ...hostileTexts,
    '',
    ' ',
    '%',
    '\\',
  );
}

/** Returns page cursors that the product never wrote, most of them derived from a real one. */
function forgedCursor(real: string): Arbitrary<string> {
  const [body = '', signature = ''] = real.split('.');
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  const deep = encode('['.repeat(300));
  return fc.oneof(
    fc.constantFrom(
      real,
      `${body}.`,
      `.${signature}`,
      `${signature}.${body}`,
      `${body}.${signature}.`,
      `${body}.${signature}.${signature}`,
      `${body}.${signature.toUpperCase()}`,
      `${body}=.${signature}=`,
      `${encode('{"at":"2999-01-01T00:00:00.000Z"}')}.${signature}`,
      `${encode('{"at":"infinity","id":"\\u0000"}')}.${signature}`,
      `${deep}.${signature}`,
      '.',
      '...',
      `${'A'.repeat(900)}.${'B'.repeat(43)}`,
    ),
    fc.nat(real.length).map((length) => real.slice(0, length)),
    fc
      .tuple(fc.nat(real.length - 1), fc.constantFrom('A', '-', '+', '😀', ' '))
      .map(([at, letter]) => real.slice(0, at) + letter + real.slice(at + 1)),
    fc.base64String({ maxLength: 600 }).map((text) => `${text}.${signature}`),
  );
}

const oddQueries = [
  '%ff%fe=1',
  'search=%ff%fe%fd',
  'search=%ED%A0%80',
  'search=%zz%',
  'search=%25%25%5f%5c',
  'search[$ne]=x',
  'slug[]=x',
  'limit[]=1',
  'limit=%2B1',
  'limit=%201%20',
  'limit;page=1',
  'a=1;b=2',
  '&&&===&',
  '?',
  '%3D=%26',
  'lng=xx-%00',
  'lng=../../etc/passwd',
  '_method=DELETE',
  'hasOwnProperty=1&toString=1&valueOf=1',
  Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join('&'),
].filter((query) => !query.includes('%00'));

function withOddQuery(call: Call): Arbitrary<FuzzRequest> {
  return fc
    .tuple(fittingDraft(call, anything), fc.constantFrom(...oddQueries))
    .map(([draft, query]) => requestOf(draft, 'an odd query', query));
}

const oddAddresses: ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => path.replace(/\/([^/]*)$/, '//$1'),
  (path) => path.replace(/\/([^/]*)$/, '/./$1'),
  (path) => path.replace(/\/([^/]*)$/, '/x/../$1'),
  (path) => path.toUpperCase(),
  (path) => path.replace(/o/g, '%6F'),
  (path) => `/${path}`,
  (path) => `${path}#fragment`,
];

function withOddAddress(call: Call): Arbitrary<FuzzRequest> {
  return fc
    .tuple(fittingDraft(call, anything), fc.constantFrom(...oddAddresses))
    .map(([draft, change]) => {
      const request = requestOf(draft, 'an odd address');
      const [path = '', query] = request.target.split('?', 2);
      return { ...request, target: change(path) + (query === undefined ? '' : `?${query}`) };
    });
}

function withOddHeaders(call: Call): Arbitrary<FuzzRequest> {
  return fc.tuple(fittingDraft(call, anything), oddHeaders).map(([draft, headers]) => {
    const request = requestOf(draft, 'odd headers');
    return { ...request, headers: { ...request.headers, ...headers } };
  });
}

const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];

function withOddMethod(call: Call): Arbitrary<FuzzRequest> {
  return fc
    .tuple(
      fittingDraft(call, anything),
      fc.constantFrom('HEAD', 'OPTIONS', 'PURGE', call.method),
      fc.constantFrom(...overrides),
      fc.constantFrom('DELETE', 'POST', 'GET', 'CONNECT', '__proto__', '😀'),
    )
    .map(([draft, method, header, value]) => {
      const request = requestOf(draft, 'an odd method', `_method=${encodeURIComponent(value)}`);
      const ascii = value === '😀' ? '?' : value;
      return { ...request, method, headers: { ...request.headers, [header]: ascii } };
    });
}

function withOddBody(call: Call): Arbitrary<FuzzRequest> {
  return fc
    .tuple(fittingDraft(call, anything), fc.nat(6))
    .map(([draft, which]) => ({ ...requestOf(draft, 'an odd body'), ...oddBody(draft, which) }));
}

function oddBody({ body }: Draft, which: number): Pick<FuzzRequest, 'headers' | 'body'> {
  const text = writeObject(body);
  const first = body[0] ?? ['a', '1'];
  switch (which) {
    case 0:
      return { headers: jsonType, body: Buffer.from(`\uFEFF${text}`) };
    case 1: {
      const headers = { 'content-type': 'application/json; charset=utf-16' };
      return { headers, body: Buffer.from(`\uFEFF${text}`, 'utf16le') };
    }
    case 2:
      // A text that ends in bytes of no character.
      return { headers: jsonType, body: Buffer.from(text.replace(/"\}$/, 'ÿþ"}'), 'latin1') };
    case 3:
      return { headers: jsonType, body: Buffer.from(writeObject([...body, first, first])) };
    case 4: {
      const more = Array.from({ length: 3000 }, (_, index) => [`k${index}`, '-0'] as const);
      return { headers: jsonType, body: Buffer.from(writeObject([...more, ...body])) };
    }
    case 5:
      return { headers: { ...jsonType, 'content-length': '0' }, body: null };
    default: {
      const odd = [['toString', '1'] as const, ['a', '"\\uFFFE 😀 \\u202E"'] as const];
      return { headers: jsonType, body: Buffer.from(writeObject([...odd, ...body])) };
    }
  }
}
