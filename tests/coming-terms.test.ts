import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { completeLocales } from '~/app/kit/i18n/locales';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import type { LegalVersion } from '~/domain/legal/versions';
import { post } from './forms/testing/refusal';
import { readForms, valuesOf } from './forms/testing/read-forms';

const { soon } = vi.hoisted(() => ({
  soon: new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10),
}));

vi.mock(import('~/domain/legal/versions'), async (load) => {
  const { legalVersions, ...versions } = await load();
  const changed = (document: LegalVersion['document']): LegalVersion => ({
    document,
    version: '01.01.27',
    change: {
      effectiveOn: soon,
      summary: {
        'en-GB': `What changes in ${document}`,
        'fr-FR': `Ce qui change : ${document}`,
        'de-DE': `Was anders wird: ${document}`,
        'es-ES': `Lo que cambia: ${document}`,
        'pt-BR': `O que muda: ${document}`,
      },
    },
  });
  return {
    ...versions,
    legalVersions: [...legalVersions, changed('terms'), changed('privacy')],
  };
});

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

const noticeOf = (page: string) =>
  readForms(page, '').find(({ action }) => action === '/legal_notice');

it('an upcoming change is announced on every page, in each language, before it takes effect', async () => {
  const client = await logIn(site);
  for (const [locale, says] of [
    ['en-GB', 'What changes in terms'],
    ['fr-FR', 'Ce qui change : terms'],
    ['de-DE', 'Was anders wird: terms'],
    ['es-ES', 'Lo que cambia: terms'],
    ['pt-BR', 'O que muda: terms'],
  ] as const) {
    client.cookies.set('lng', locale);
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (const path of ['/', '/settings/profile', '/chats']) {
      const page = String((await client.get(path)).body);
      expect(page).toContain(says);
      expect(page).toContain(day.format(new Date(soon)));
    }
  }
  expect(completeLocales).toHaveLength(5);
});

it('each announcement is dismissed without scripts, and leads back to its page', async () => {
  const client = await logIn(site);
  const path = '/settings/profile';
  for (const document of ['terms', 'privacy']) {
    const page = String((await client.get(path)).body);
    expect(page).toContain(`What changes in ${document}`);
    const notice = noticeOf(page);
    if (!notice) throw new Error('there is no way to put it away');
    const answer = await post(client, notice.action, Object.fromEntries(valuesOf(notice)));
    expect(answer.headers.get('location')).toBe(path);
  }
  expect(noticeOf(String((await client.get(path)).body))).toBeUndefined();
});

it('no announcement is shown to a person who has not agreed to any terms yet', async () => {
  for (const client of [site.client(), await logIn(site, { isVerified: false })]) {
    expect(noticeOf(String((await client.get('/')).body))).toBeUndefined();
  }
});

it('stores no invalid name of a change', async () => {
  const client = await logIn(site);
  for (const change of ['', 'x'.repeat(5000), 'terms:a+b', 'conduct:01.01.27']) {
    const answer = await post(client, '/legal_notice', { change });
    expect([answer.status, answer.setCookies]).toEqual([302, []]);
  }
});
