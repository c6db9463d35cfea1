import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, routeModules } from '~/app/testing/server-build';
import { completeLocales, fallbackLocale } from '~/app/i18n/locales';
import { renderDocuments } from '~/app/testing/documents';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { writeSetting } from '~/domain/settings/write-setting';
import { generousLimits } from '../security/testing/generous-limits';
import { isFull } from '../testing/sample';
import { placesOf } from './testing/places';
import { namesOfRefusals, readWords } from './testing/read-words';
import { messagesOf, schemas } from './testing/form-schemas';
import { post } from './testing/refusal';
import { refusedElsewhere } from './testing/refused-elsewhere';
import { refusedEntries } from './testing/refused-entries';
import { refusedMembers } from './testing/refused-members';
import { ageChecksSettings } from '~/domain/age-checks/settings';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments(), rateLimits: generousLimits });
  // Whoever has been in such a country once has to prove their age.
  await writeSetting(site.owner, ageChecksSettings, 'age_check_countries', ['XX']);
});
afterAll(() => site.close());

const siteOf = () => site;
const refusals = [
  ...refusedEntries(siteOf),
  ...refusedMembers(siteOf),
  ...refusedElsewhere(siteOf),
];
const places = placesOf(siteOf);

/** The words of a page as they are read, its scripts and marks left out. */
const readText = (html: string) =>
  html
    .replace(/<(script|style|template)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

describe.each(refusals)('$route refuses $what', ({ route, what, says, bring }) => {
  it('in a sentence of the language', async () => {
    const { client, path = route, values } = await bring();
    const turn = route.length + what.length;
    const today = completeLocales[turn % completeLocales.length] ?? fallbackLocale;
    for (const locale of isFull ? completeLocales : [today]) {
      client.cookies.set('lng', locale);
      let answer = await post(client, path, values);
      // Some say it on the page that they lead back to.
      const place = answer.headers.get('location');
      if (place) answer = await client.get(place);
      const isSaid = isWithin(readText(String(answer.body)));
      expect(isSaid(readWords(locale, says)), `${answer.status} in ${locale}`).toBe(true);
    }
  });
});

/** Whether a text says such words, with a limit wherever one belongs. */
const isWithin = (text: string) => (words: string) => {
  let at = 0;
  return words.split(/\{\{\w+\}\}/).every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
};

describe('whatever has an action', () => {
  /** What they do cannot be refused in words: it is done, or there is no such thing. */
  const silent = [
    '/age',
    '/cookies',
    '/follows/:characterId',
    '/language',
    '/legal_notice',
    // Asked by scripts, which have words of their own.
    '/passkey_options',
    '/posts/:id/like',
    '/sign_out',
  ];
  const actions = [...routeModules]
    .filter(([, module]) => 'action' in module)
    .map(([id]) => `/${addressOf(id.replace('routes/', ''))}`);
  const isOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);

  it('is refused here, or in the sweep of all its fields, or never', () => {
    const swept = places.map(([, address]) => address.split('?')[0] ?? '');
    const unmet = actions.filter(
      (route) =>
        !silent.includes(route) &&
        !refusals.some((one) => one.route === route) &&
        !swept.some((path) => isOf(route).test(path)),
    );
    expect(unmet).toEqual([]);
    expect(silent.filter((route) => !actions.includes(route))).toEqual([]);
    expect(refusals.filter(({ route }) => !actions.includes(route))).toEqual([]);
  });

  it('says each sentence that there is for a refusal', () => {
    const others = [
      // Words of the pages of errors.
      ...['home', 'go-home', 'try-again', 'open-explore', 'number'],
      // Told by more than a sentence, or by another page.
      ...['Insufficient balance', 'Trial ended', 'Age under review', 'Show first that it is you'],
      // Asked of whoever has tried often: `app/captcha/captcha.test.ts`.
      'show that you are human',
    ];
    const met = [
      ...refusals.map(({ says }) => says.replace(/^.*[:/]/, '')),
      ...schemas.flatMap(([, schema]) => messagesOf(schema)),
      ...others,
    ];
    const unmet = namesOfRefusals(fallbackLocale).filter((name) => !met.includes(name));
    expect(unmet).toEqual([]);
  });
});
