import fc, { type Arbitrary } from 'fast-check';
import { oddHeaders } from './odd-headers';

/** A request as bytes, because HTTP clients normalise addresses before sending. */
export interface OddAddress {
  fault: string;
  bytes: Buffer;
}

/** Parts of addresses that some parsers misinterpret. */
const pieces = [
  ...['/', '//', '///', '\\', '/\\', '\\/', '.', '..', '/./', '/../', '/.//', '/..;/', '....//'],
  ...[
    '%2f',
    '%2F%2f',
    '%5c',
    '%2e%2e',
    '%252e',
    '%00',
    '%0d%0a',
    '%',
    '%zz',
    '%c0%af',
    '%ED%A0%80',
  ],
  ...[
    '?',
    '??',
    '?=',
    '?&',
    '?lng=fr-FR',
    '?lng[]=x',
    '?modal=signUpModal',
    '?modal=%00',
    '?_data=root',
  ],
  ...[
    '#',
    '#/',
    '*',
    ':',
    '::',
    '@',
    'evil.example',
    '//evil.example',
    'http://evil.example',
    'javascript:',
  ],
  ...[
    '<script>',
    '"',
    "'",
    '`',
    '{}',
    '[]',
    '|',
    '^',
    '~',
    ';a=b',
    '$',
    '(',
    ')*',
    '+',
    '\u00ff',
    '\u00c3\u00a9',
  ],
  ...[
    '__proto__',
    'constructor',
    'undefined',
    'null',
    'NaN',
    '-1',
    '9'.repeat(40),
    'x'.repeat(300),
  ],
  ...['%F0%9F%98%80', '%E2%80%AE', '%EF%BC%8F', '.data', '_root.data', '.xml', '.jpg'],
];

/** Existing addresses, to be distorted. */
const served = [
  ...[
    '/',
    '/chats',
    '/chats/',
    '/characters',
    '/characters/x',
    '/explorer/x',
    '/settings',
    '/sign_up',
  ],
  ...[
    '/admin',
    '/case',
    '/report/x',
    '/search/suggestions',
    '/sitemaps/',
    '/offline',
    '/verify_email',
  ],
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/characters/x/og.jpg',
    '/__manifest',
  ],
  ...[
    '/api/v1/',
    '/api/v1/home',
    '/api/v1/openapi.json',
    '/api',
    '/nextapi/time',
    '/ops/queues',
    '/media/',
  ],
  ...[
    '/media/posts/x/w720.webp',
    '/assets/',
    '/socket.io/',
    '/socket.io/?EIO=4&transport=websocket',
  ],
  ...['/api/v1/notifications/stream', '/api/v1/chats/events', '/healthz', '/readyz', '/metrics'],
];

const target = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...served), fc.array(fc.constantFrom(...pieces), { maxLength: 4 }))
      .map(([path, odd]) => [path, ...odd]),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0x21, max: 0xff }), { minLength: 1, maxLength: 60 })
      .map((codes) => [String.fromCharCode(...codes)]),
  },
);

const started = fc
  .tuple(target, fc.boolean())
  .map(([parts, isRooted]) => (isRooted ? '/' : '') + parts.join(''));

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
  },
);

/** Header lines besides the usual ones; a name may occur twice, or with a value of odd bytes. */
const headerLines = fc.oneof(
  { weight: 3, arbitrary: fc.constant<string[]>([]) },
  {
    weight: 4,
    arbitrary: oddHeaders.map((headers) =>
      Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant([
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('cookie', 'accept', 'x-request-id', 'host', 'purpose', 'x-forwarded-for')
      .map((name) => [`${name}: a`, `${name}: b`]),
  },
);

/** Requests with an address, method or headers that no browser sends. */
export const oddAddress: Arbitrary<OddAddress> = fc
  .tuple(method, started, headerLines, fc.constantFrom('text/html', '*/*', 'application/json'))
  .map(([verb, address, lines, accept]) => {
    const names = new Set(lines.map((line) => line.split(':', 1)[0]));
    const usual = Object.entries({ host: 'localhost', accept, connection: 'close' })
      .filter(([name]) => !names.has(name))
      .map(([name, value]) => `${name}: ${value}`);
    const head = [`${verb} ${address} HTTP/1.1`, ...usual, ...lines, '', ''].join('\r\n');
    return { fault: head.slice(0, 600), bytes: Buffer.from(head, 'latin1') };
  });
