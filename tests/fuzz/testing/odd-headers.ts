import fc, { type Arbitrary } from 'fast-check';
import { accessCookie, guestCookie, refreshCookie, staffCookie } from '~/domain/sessions/cookies';

const values: Record<string, readonly string[]> = {
  accept: ['*/*;q=nan', 'text/html', 'image/*', ',;=', 'application/json;q=0'],
  'accept-language': ['xx', '*;q=9', 'en-GB-'.repeat(500), '\u00ff\u00fe', ';;;,,,'],
  'accept-encoding': ['zip', 'gzip;q=0', 'br', '*;q=0', 'identity;q=0, *;q=0'],
  authorization: ['Bearer x', 'Basic ::::', 'Digest \u00ff'],
  cookie: ['=', ';;;', 'a', 'a=%E0%A4%A', 'lng=%00', `a=${'x'.repeat(4000)}`, '__proto__=1'],
  expect: ['100-continue', 'wonders'],
  forwarded: ['for=_;proto=gopher;host=evil.example'],
  host: ['localhost', 'evil.example:80', 'a b', '[::1]', '[', 'x:99999999', 'user@localhost'],
  'if-none-match': ['*', '""', 'W/"x"', '"'.repeat(500)],
  'if-modified-since': ['never', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'],
  'last-event-id': ['0-0', '-1', '18446744073709551616-0', 'x'.repeat(3000), '$', '+', '\u00ff'],
  origin: ['null', 'http://evil.example', 'http://localhost:3000', 'file://', '\u00ff'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'lines=1-2', `bytes=${'0-0,'.repeat(300)}`],
  referer: ['javascript:alert(1)', '%', 'http://['],
  te: ['trailers', 'nonsense'],
  'user-agent': ['', 'x'.repeat(5000), '\u00ff\u00fe', '${jndi:ldap://localhost/a}'],
  'x-forwarded-for': ['evil', '1.2.3.4, 999.999.999.999', '::ffff:1.2.3.4', 'x'.repeat(2000)],
  'x-forwarded-host': ['evil.example', '[', '\u00ff'],
  'x-request-id': ['', 'x'.repeat(2000), '\u00ff', '{"a":1}', '../..'],
  'x-commands-key': ['', 'x', '\u00ff'.repeat(100), 'x'.repeat(5000)],
  'x-timezone': ['Mars/Olympus', '../../etc', 'x'.repeat(2000), '\u00ff'],
};

const named = Object.entries(values).flatMap(([name, ofName]) =>
  ofName.map((value) => [name, value] as const),
);

const segment = fc.base64String({ maxLength: 80 });
const token = fc.oneof(
  fc.constantFrom('', 'null', '%', '%00', '%ff', '"', '...', '{}', 'eyJhbGciOiJub25lIn0.e30.'),
  fc.tuple(segment, segment, segment).map((parts) => parts.join('.')),
  fc.string({ maxLength: 60 }).map(encodeURIComponent),
);

/** Cookies with valid names and unsigned values. */
const forgedCookie = fc
  .tuple(fc.constantFrom(accessCookie, guestCookie, refreshCookie, staffCookie), token)
  .map(([name, value]) => ['cookie', `${name}=${value}`] as const);

/** A few useless or hostile headers. */
export const oddHeaders: Arbitrary<Record<string, string>> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...named) },
      { weight: 1, arbitrary: forgedCookie },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((headers) => Object.fromEntries(headers));
