import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from './allow-origin';

describe('isAllowedOrigin', () => {
  const publicUrl = 'https://site.test/path';

  it.each(['https://site.test', undefined])('allows %s', (origin) => {
    expect(isAllowedOrigin(publicUrl, origin)).toBe(true);
  });

  it.each([
    'null',
    '',
    'http://site.test',
    'https://site.test:8443',
    'https://site.test.elsewhere.test',
    'https://elsewhere.test',
  ])('refuses %j', (origin) => {
    expect(isAllowedOrigin(publicUrl, origin)).toBe(false);
  });
});
