import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RateLimits } from '~/app/kit/http/rate-limits';
import { rateLimits } from '~/app/rate-limits';
import { completeLocales } from '~/app/kit/i18n/locales';
import { renderDocuments } from '~/app/testing/documents';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { writeSetting } from '~/domain/settings/write-setting';
import { generousLimits } from '../security/testing/generous-limits';
import { isFull, sample } from '../testing/sample';
import { fill, formsOf, singleMistakes, wholeMistakes } from './testing/forms-of';
import { placesOf } from './testing/places';
import { namesOfRefusals, readWords, wordsOfRefusals } from './testing/read-words';
import { messagesOf, schemas } from './testing/form-schemas';
import { chatSettings } from '~/domain/chat/settings';

/** Checks whether a page shows a message, with any limit in its placeholder. */
const isShownBy = (words: string) => {
  const [before = '', after] = words.split('{{figure}}');
  return (text: string) =>
    after === undefined
      ? text === words
      : text.startsWith(before) && text.endsWith(after) && /\d/.test(text);
};

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments(), rateLimits: generousLimits });
  // There is no worker to reply here.
  await writeSetting(site.owner, chatSettings, 'reply_wait_without_script_ms', 1);
});
afterAll(() => site.close());

const { open, send } = formsOf(() => site);
const places = placesOf(() => site);

const alertsIn = (html: string) =>
  [...html.matchAll(/<(p|div)(?=[^>]*\srole="alert")[^>]*>([^]*?)<\/\1>/g)].map(
    ([, , inner = '']) =>
      inner
        .replace(/<[^>]+>/g, '')
        .replace(/&#x27;/g, "'")
        .replace(/&amp;/g, '&'),
  );

const inLanguages = completeLocales.flatMap((locale, first) =>
  places
    .map(([title, address, enter], at) => ({ locale, title, address, enter, turn: at + first }))
    .map((place) => place),
);

describe.each(
  // Every place in some language each day, and in all languages in the full run.
  sample(
    [...inLanguages].sort((a, b) => (a.turn % 5) - (b.turn % 5)),
    5,
  ),
)('$title in $locale', ({ locale, address, enter }) => {
  it('is refused in a sentence of the language, whatever was wrong', async () => {
    const client = await enter();
    client.cookies.set('lng', locale);
    const words = wordsOfRefusals(locale).map(isShownBy);
    let count = 0;
    for (const form of await open(client, address)) {
      for (const [mistake, values] of isFull ? singleMistakes(form) : wholeMistakes(form)) {
        const answer = await send(client, form, values);
        if (answer.status < 400) continue;
        for (const text of alertsIn(String(answer.body))) {
          count += 1;
          const isOfCatalogue = words.some((isShown) => isShown(text));
          expect(isOfCatalogue, `${form.action}, ${mistake}: ${text}`).toBe(true);
        }
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe('a visitor who tries too often', () => {
  const once = { attempts: 1, seconds: 60 };
  const strict = Object.fromEntries(
    Object.keys(rateLimits).map((name) => [name, { address: once, account: once }]),
  ) as RateLimits;
  let guarded: TestSite;
  beforeAll(async () => {
    guarded = await startSite({ renderPages: renderDocuments(), rateLimits: strict });
  });
  afterAll(() => guarded.close());
  const { open: openGuarded, send: sendGuarded, visitor } = formsOf(() => guarded);

  it.each(
    ['/sign_in', '/contact', '/case', '/reset_password', '/admin'].flatMap((address, at) => {
      const locale = completeLocales[at % completeLocales.length] ?? '';
      return (isFull ? completeLocales : [locale]).map((one) => [address, one] as const);
    }),
  )('is refused with that reason at %s in %s', async (address, locale) => {
    const client = visitor();
    client.cookies.set('lng', locale);
    const [form] = await openGuarded(client, address);
    if (!form) throw new Error(`${address} has no form`);
    await sendGuarded(client, form, fill(form, null, ''));
    const { status, body } = await sendGuarded(client, form, fill(form, null, ''));
    expect(status).toBe(429);
    const words = readWords(locale, 'errors:too many attempts');
    expect(alertsIn(String(body))).toEqual([words]);
  });
});

it.each(completeLocales)('%s has words for each refusal of each form', async (locale) => {
  const named = namesOfRefusals(locale);
  await runChecks(
    schemas.map(([form, schema]): Check => [
      form,
      () => expect(messagesOf(schema).filter((message) => !named.includes(message))).toEqual([]),
    ]),
  );
});
