import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safePath } from './safe-path';

it('keeps a path of this site with its query and fragment', () => {
  expect(safePath('/chats/noor?before=30#latest')).toBe('/chats/noor?before=30#latest');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'chats',
  '',
  undefined,
  null,
])('sends %j to the fallback', (given) => {
  expect(safePath(given, '/home')).toBe('/home');
});

it('never leads to another site, whatever the input', () => {
  const site = 'https://nocturne.example';
  const tricky = fc
    .array(fc.constantFrom('/', '\\', '.', '..', '@', ':', '\t', '\n', 'evil.example', '%2f', '?'))
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), tricky, fc.webUrl()), (given) => {
      expect(new URL(safePath(given), site).origin).toBe(site);
    }),
  );
});
