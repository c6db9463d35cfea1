import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '../testing/documents';
import { startSite, type TestSite } from '../testing/start-site';
import { writeSecurityTxt } from './security-txt';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

const read = (path: string, language = 'en-GB') =>
  site.client().get(path, { headers: { cookie: `lng=${language}` } });

describe('a page that every visitor may read', () => {
  it.each([
    ['/crisis-protocol', 'eating disorder', 'Essstörung', 'findahelpline.com'],
    ['/security', 'working days', 'Werktagen', '2031'],
    ['/accessibility', 'WCAG 2.2', 'WCAG 2.2', 'contact'],
  ])('is %s, in one’s own language, without saying one’s age first', async (path, ...words) => {
    const [english = '', german = '', both = ''] = words;
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.body).toContain(english);
    expect(page.body).toContain(both);
    expect(page.body).toContain(`href="${path}"`);
    expect((await read(path, 'de-DE')).body).toContain(german);
  });

  it('leads from the address that password managers know to the form', async () => {
    const { status, headers } = await read('/.well-known/change-password');
    expect([status, headers.get('location')]).toEqual([302, '/settings/security#password']);
  });

  it('is security.txt, with a contact and an expiry in the future', async () => {
    const { status, headers, body } = await read('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      String(body)
        .trim()
        .split('\n')
        .map((line) => line.split(': ', 2) as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^https?:\/\/.+\/contact$/);
    expect(fields.get('Policy')).toMatch(/\/security$/);
    expect(fields.get('Preferred-Languages')).toBe('en, fr, de, es, pt');
    const expires = Date.parse(fields.get('Expires') ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });
});

it.each([
  ['', 'https://a.example/contact'],
  ['safe@a.example', 'mailto:safe@a.example'],
  ['https://b.example/@us', 'https://b.example/@us'],
])('a contact %j is written as %j', (contact, expected) => {
  const now = new Date('2026-11-19T21:40:00Z');
  const text = writeSecurityTxt({ contact, days: 90, publicUrl: 'https://a.example', now });
  expect(text).toContain(`Contact: ${expected}\n`);
  expect(text).toContain('Expires: 2027-02-18T00:00:00.000Z\n');
});
