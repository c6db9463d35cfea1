import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as cookies from '~/domain/sessions/cookies';
import { timeZoneName } from '../kit/session/read-cookies';
import { storedInBrowser } from '../stored-in-browser.server';
import { listStored } from './server/list-stored.server';

type Context = Parameters<typeof listStored>[0];

/** Lists what a site without stored settings keeps. */
const list = (context: Omit<Context, 'domain'>) => {
  const domain: Pick<Context['domain'], 'settings'> = { settings: async (of) => of.parse({}) };
  return listStored({ ...context, domain: domain as Context['domain'] }, storedInBrowser);
};

const kept = await list({
  product: { name: 'Nocturne', publicUrl: 'http://localhost:3000' },
  socialProviders: [{ id: 'AURORA', name: 'Aurora', segment: 'aurora' }],
  hasStandIn: true,
});
const namesOf = (...places: string[]) =>
  kept.filter(({ place }) => places.includes(place)).map(({ name }) => name.replace(/:\*$/, ''));

const sources = import.meta.glob<string>(['/app/**/*.ts', '/app/**/*.tsx', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the page about cookies', () => {
  it('lists every cookie, and each once', () => {
    const named = Object.values(cookies).filter((value) => typeof value === 'string');
    const all = [...named, timeZoneName, 'lng', 'social-aurora-state'];
    expect(namesOf('cookie').sort()).toEqual(all.sort());
  });

  it('lists the names that scripts of the page write', () => {
    const writing =
      /browserStore\(|\.setItem\(|document\.cookie = |localStorage\.\w+ = |sessionStorage\.\w+ = /;
    // It writes the entries that other files name.
    const { '/app/kit/browser/browser-store.ts': store, ...others } = sources;
    expect(store).toMatch(writing);
    const files = Object.entries(others).filter(([, text]) => writing.test(text));
    expect(files.length).toBeGreaterThan(0);
    const listed = namesOf('cookie', 'local', 'tab');
    // The constants of names that several files use.
    const constants = new Map(
      Object.values(sources).flatMap((text) =>
        [...text.matchAll(/export const (\w*[kK]ey) = '([^']+)'/g)].map(
          ([, constant = '', name = '']) => [name, constant] as const,
        ),
      ),
    );
    const silent = files.filter(
      ([, text]) =>
        !listed.some((name) =>
          [`'${name}'`, `${name}=`, constants.get(name)].some(
            (mark) => mark !== undefined && text.includes(mark),
          ),
        ),
    );
    expect(silent.map(([file]) => file)).toEqual([]);
    for (const [file, text] of files) {
      const keys = [...text.matchAll(/const \w*[kK]ey = '([^']+)'/g)].map(([, key]) => key);
      expect(listed, file).toEqual(expect.arrayContaining(keys));
    }
  });

  it('lists the cache of the page shown offline', async () => {
    const worker = await readFile(
      new URL('../../public/service-worker.js', import.meta.url),
      'utf8',
    );
    expect(namesOf('cache')).toEqual([/cacheName = '([^']+)'/.exec(worker)?.[1]]);
  });

  it('names them as browsers know them when the site uses HTTPS', async () => {
    const safe = await list({
      product: { name: 'Nocturne', publicUrl: 'https://nocturne.example' },
      socialProviders: [],
      hasStandIn: false,
    });
    expect(safe.map(({ use }) => use)).not.toContain('stand-in');
    const names = safe.filter(({ place }) => place === 'cookie').map(({ name }) => name);
    expect(names).toContain('__Host-nocturne_access');
    expect(names).toContain('lng');
    expect(names).toContain('x-timezone');
  });
});
