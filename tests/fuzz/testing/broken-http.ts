import fc, { type Arbitrary } from 'fast-check';

export interface BrokenHttp {
  fault: string;
  bytes: Buffer;
}

const host = 'host: localhost';
const json = 'content-type: application/json';
const text = (lines: string[], body = '') => `${[...lines, '', ''].join('\r\n')}${body}`;
const login = 'POST /api/v1/auth/login HTTP/1.1';
const home = 'GET /api/v1/home HTTP/1.1';

const requests: Record<string, string> = {
  'no version': text(['GET /api/v1/home', host]),
  'a version to come': text(['GET /api/v1/home HTTP/9.9', host]),
  'another protocol': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'a frame of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'no host': text([home]),
  'two hosts': text([home, host, 'host: evil.example', 'connection: close']),
  'a method of no letters': text(['G(T /api/v1/home HTTP/1.1', host]),
  'a blank in the address': text(['GET /api/v1/ho me HTTP/1.1', host]),
  'a NUL in the address': text(['GET /api/v1/\0 HTTP/1.1', host]),
  'bytes in the address': text(['GET /api/v1/\xff\xfe HTTP/1.1', host, 'connection: close']),
  'a whole address': text([
    'GET http://evil.example/api/v1/home HTTP/1.1',
    host,
    'connection: close',
  ]),
  'an asterisk': text(['OPTIONS * HTTP/1.1', host, 'connection: close']),
  'a tunnel': text(['CONNECT localhost:80 HTTP/1.1', host]),
  'a header without a name': text([home, host, ': value']),
  'a header without a colon': text([home, host, 'nonsense']),
  'a header with a blank before its colon': text([home, 'host : localhost']),
  'a folded header': text([home, host, 'a: b', ' c', 'connection: close']),
  'a NUL in a header': text([home, host, 'a: b\0c']),
  'a header of 100 kB': text([home, host, `a: ${'x'.repeat(100_000)}`]),
  'thousands of headers': text([
    home,
    host,
    ...Array<string>(5000).fill('a: b'),
    'connection: close',
  ]),
  'bare line feeds': `${home}\n${host}\n\n`,
  'a head cut short': `${home}\r\n${host}\r\nconn`,
  'a length that is none': text([login, host, json, 'content-length: x'], '{}'),
  'a negative length': text([login, host, json, 'content-length: -1'], '{}'),
  'a length beyond numbers': text([login, host, json, `content-length: ${'9'.repeat(40)}`], '{}'),
  'two lengths': text([login, host, json, 'content-length: 2', 'content-length: 3'], '{}x'),
  'a length and chunks': text(
    [login, host, json, 'content-length: 4', 'transfer-encoding: chunked'],
    '0\r\n\r\nGET /api/v1/home HTTP/1.1\r\n\r\n',
  ),
  'a body cut short': text([login, host, json, 'content-length: 50'], '{"email":'),
  'chunks that are none': text([login, host, json, 'transfer-encoding: chunked'], 'zz\r\n{}\r\n'),
  'a chunk without end': text([login, host, json, 'transfer-encoding: chunked'], '5\r\n{"a"'),
  'a chunk beyond numbers': text(
    [login, host, json, 'transfer-encoding: chunked'],
    'ffffffffffffffff\r\n',
  ),
  'long chunk extensions': text(
    [login, host, json, 'transfer-encoding: chunked'],
    `2;${'x'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`,
  ),
  'an unknown transfer encoding': text([login, host, json, 'transfer-encoding: gzip'], '{}'),
  'wonders expected': text([login, host, json, 'expect: wonders', 'content-length: 2'], '{}'),
  'a second request that is none': `${text([home, host])}NONSENSE\r\n\r\n`,
  'an upgrade to nothing': text([home, host, 'connection: upgrade', 'upgrade: nothing']),
};

/** Bytes that are not HTTP, or HTTP with one error. */
export const brokenHttp: Arbitrary<BrokenHttp> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...Object.entries(requests))
      .map(([fault, request]) => ({ fault, bytes: Buffer.from(request, 'latin1') })),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ minLength: 1, maxLength: 300 })
      .map((bytes) => ({ fault: 'random bytes', bytes: Buffer.from(bytes) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...Object.values(requests)),
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
      )
      .map(([request, at, byte]) => {
        const bytes = Buffer.from(request, 'latin1');
        bytes[at % bytes.length] = byte;
        return { fault: 'one byte changed', bytes };
      }),
  },
);
