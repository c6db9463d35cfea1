import { describe, expect, it } from 'vitest';
import { localeCookie, readLocale } from './read-locale.server';

const settings = { 'locales.released': ['en-GB', 'fr-FR', 'pt-BR'] };

const read = (originalUrl: string, headers: Record<string, string> = {}) =>
  readLocale({ originalUrl, headers }, settings);

describe('the language of a page', () => {
  it('is the one its address names, before all others', () => {
    const headers = { cookie: 'lng=pt-BR', 'accept-language': 'en' };
    expect(read('/?lng=fr', headers)).toEqual({ locale: 'fr-FR', by: 'address' });
  });

  it('is the chosen one, before the browser’s preference', () => {
    const headers = { cookie: 'a=b; lng=pt-BR', 'accept-language': 'fr' };
    expect(read('/', headers)).toEqual({ locale: 'pt-BR', by: 'cookie' });
  });

  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr-FR'],
    ['de, pt;q=0.5, fr;q=0.4', 'pt-BR'],
    ['de', 'en-GB'],
    ['*', 'en-GB'],
    ['', 'en-GB'],
    [';;q=,fr;q=x', 'en-GB'],
  ])('is the best of %j that is released', (accepted, locale) => {
    expect(read('/', { 'accept-language': accepted })).toEqual({ locale, by: 'guess' });
  });

  it.each(['de-DE', '', '../../x', 'constructor', '%00'])(
    'is no language that is not released: %j',
    (requested) => {
      const headers = { cookie: `lng=${encodeURIComponent(requested)}` };
      const { by } = read(`/?lng=${encodeURIComponent(requested)}`, headers);
      expect(by).toBe('guess');
    },
  );
});

it('stores a choice for a year, secure when the site is', () => {
  expect(localeCookie('fr-FR', 'http://localhost:3000')).toBe(
    'lng=fr-FR; Max-Age=31536000; Path=/; SameSite=Lax',
  );
  expect(localeCookie('fr-FR', 'https://site.invalid')).toContain('; Secure');
});
