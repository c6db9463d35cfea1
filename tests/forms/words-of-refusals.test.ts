import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { attemptFigures, type AttemptFigures } from '~/app/http/attempt-figures';
import { completeLocales } from '~/app/i18n/locales';
import { renderDocuments } from '~/app/testing/documents';
import { startSite, type TestSite } from '~/app/testing/start-site';
import * as accounts from '~/domain/accounts/schema';
import { caseKinds } from '~/domain/cases/kinds';
import { caseFormSchema, followCaseSchema, reportCharacterFormSchema } from '~/domain/cases/schema';
import { sendMessageSchema } from '~/domain/chat/schema';
import { deletionFormSchema } from '~/domain/privacy/schema';
import { passkeyNameSchema } from '~/domain/second-factors/schema';
import { generousFigures } from '../security/testing/generous-figures';
import { isFull, sample } from '../testing/sample';
import { badValues, fill, formsOf } from './testing/forms-of';

const read = (locale: string, area: string) =>
  JSON.parse(
    readFileSync(new URL(`../../app/i18n/locales/${locale}/${area}.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>;

/** What each refusal is called, and its words, in one language. */
function catalogueOf(locale: string): Map<string, string> {
  const own = read(locale, 'contact')['error'] as Record<string, unknown>;
  const all = [...Object.entries(read(locale, 'errors')), ...Object.entries(own)];
  return new Map(all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** As a page says it, with a figure where one belongs. */
const isSaidBy = (words: string) => {
  const [before = '', after] = words.split('{{figure}}');
  return (text: string) =>
    after === undefined
      ? text === words
      : text.startsWith(before) && text.endsWith(after) && /\d/.test(text);
};

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments(), figures: generousFigures });
});
afterAll(() => site.close());

const { open, send, places } = formsOf(() => site);

const said = (html: string) =>
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
  // Every place in some language each day, and in all of them with the full run.
  sample(
    [...inLanguages].sort((a, b) => (a.turn % 5) - (b.turn % 5)),
    5,
  ),
)('$title in $locale', ({ locale, address, enter }) => {
  it('is refused in a sentence of the language, whatever was wrong', async () => {
    const client = await enter();
    client.cookies.set('lng', locale);
    const words = [...catalogueOf(locale).values()].map(isSaidBy);
    let count = 0;
    for (const form of await open(client, address)) {
      for (const bad of [null, ...form.fields]) {
        for (const worse of bad ? badValues(bad) : ['']) {
          const answer = await send(client, form, fill(form, bad, worse));
          if (answer.status < 400) continue;
          for (const text of said(String(answer.body))) {
            count += 1;
            const isOfCatalogue = words.some((isSaid) => isSaid(text));
            expect(isOfCatalogue, `${form.action}, ${bad?.name}: ${text}`).toBe(true);
          }
        }
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe('whoever tries too often', () => {
  const once = { attempts: 1, seconds: 60 };
  const strict = Object.fromEntries(
    Object.keys(attemptFigures).map((name) => [name, { address: once, account: once }]),
  ) as AttemptFigures;
  let guarded: TestSite;
  beforeAll(async () => {
    guarded = await startSite({ renderPages: renderDocuments(), figures: strict });
  });
  afterAll(() => guarded.close());
  const { open: openGuarded, send: sendGuarded, visitor } = formsOf(() => guarded);

  it.each(
    ['/sign_in', '/contact', '/case', '/reset_password', '/admin'].flatMap((address, at) => {
      const locale = completeLocales[at % completeLocales.length] ?? '';
      return (isFull ? completeLocales : [locale]).map((one) => [address, one] as const);
    }),
  )('is told so at %s in %s', async (address, locale) => {
    const client = visitor();
    client.cookies.set('lng', locale);
    const [form] = await openGuarded(client, address);
    if (!form) throw new Error(`${address} has no form`);
    await sendGuarded(client, form, fill(form, null, ''));
    const { status, body } = await sendGuarded(client, form, fill(form, null, ''));
    expect(status).toBe(429);
    const words = catalogueOf(locale).get('too many attempts');
    expect(said(String(body))).toEqual([words]);
  });
});

describe('what a form can be refused for', () => {
  const hostile = [undefined, '', ' ', 'x', '\0', 'no address', '12', 'x'.repeat(70_000)];
  const schemas: Record<string, z.ZodType> = {
    'sign-up': accounts.signUpFormSchema,
    'log-in': accounts.logInSchema,
    code: z.object({ code: accounts.codeSchema }),
    'staff’s code': z.object({ code: accounts.staffCodeSchema }),
    reset: accounts.requestResetSchema,
    'new password': accounts.newPasswordFormSchema,
    'password of the settings': accounts.changePasswordSchema,
    'address of the settings': accounts.initiateChangeEmailSchema,
    personalize: accounts.personalizeFormSchema,
    profile: accounts.updateUserSchema,
    leaving: deletionFormSchema('fan@example.com'),
    passkey: z.object({ name: passkeyNameSchema }),
    'following a case': followCaseSchema,
    'reporting a character': reportCharacterFormSchema,
    // A form always has the field.
    message: z.object({ content: sendMessageSchema.shape.content.default('') }),
    ...Object.fromEntries(caseKinds.map((kind) => [kind, caseFormSchema(kind)])),
  };
  /** The site itself fills them in. */
  const unseen = ['accountType', 'formKey', 'postId', 'idempotencyKey', 'recipient'];

  it.each(Object.entries(schemas))('%s has words in each language', (_name, schema) => {
    const inner = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    expect(inner.length).toBeGreaterThan(0);
    const messages = hostile.flatMap((value) => {
      const typed = Object.fromEntries(inner.map((field) => [field, value]));
      const issues = schema.safeParse(typed).error?.issues ?? [];
      return issues.filter(({ path }) => !unseen.includes(String(path[0])));
    });
    for (const { message } of messages) {
      for (const locale of completeLocales) {
        expect([...catalogueOf(locale).keys()], locale).toContain(message);
      }
    }
  });
});
