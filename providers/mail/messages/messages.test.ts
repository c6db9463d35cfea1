import PostalMime from 'postal-mime';
import nodemailer from 'nodemailer';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { runChecks, type Check } from '~/db/testing/run-checks';
import type { WrittenLocale } from '~/locales/written-locales';
import { composeMessage, type Message } from './message';
import { type Frame, writeBy } from './template';
import {
  isTemplateName,
  templateOf,
  writeMail,
  type TemplateData,
  type TemplateName,
} from './templates';

const standaloneCode = /(?<!\S)(?:\d{5}|\d{8})(?!\S)/g;
const frame: Frame = {
  productName: 'Nocturne',
  publicUrl: 'https://example.com',
  locale: 'en-GB',
  unsubscribeUrl: 'https://example.com/unsubscribe?token=a&b=c',
  codeMinutes: 15,
  // Simulated with a prefix, so that a test sees which values were opened.
  open: (sealed) => sealed.replace('sealed:', ''),
};
const sealedCode = 'sealed:04217';

const receipt = {
  orderNumber: '7F3K-20Q9',
  productName: '100 tokens',
  money: { minor: 999, currency: 'USD' },
  taxMinor: 160,
  method: 'Visa •••• 4242',
  at: '2026-05-04T20:30:00.000Z',
  sealedClaimUrl: null,
};

/** The data of each mail in these tests. */
const mailData: { [Name in TemplateName]: TemplateData<Name> } = {
  'account-exists': {},
  'age-review-begun': { erasedAt: '2026-06-06T20:30:00.000Z', timeZone: 'Europe/Riga' },
  'age-review-ended': {},
  'appeal-answered': { reference: 'K7QM-2XWP-9DTR', outcome: 'granted' },
  'notice-decided': { reference: 'K7QM-2XWP-9DTR', outcome: 'upheld' },
  'case-answered': { reference: 'K7QM-2XWP-9DTR', outcome: 'kept', text: null },
  'case-opened': { reference: 'K7QM-2XWP-9DTR', dueOn: '2026-05-12' },
  'change-email-code': { sealedCode },
  'deletion-requested': {
    sealedToken: 'sealed:token.of-a-link',
    dueAt: '2026-05-06T20:30:00.000Z',
    timeZone: 'Europe/Riga',
  },
  'decision-withdrawn': {},
  'payout-changed': {
    number: 'PO-1187',
    state: 'reversed',
    money: { minor: 41_200, currency: 'USD' },
    kind: 'bank_payout',
    endsWith: '3401',
    reason: 'The account name differs',
  },
  'payout-method-changed': { change: 'added', kind: 'bank_payout', endsWith: '3401', reason: null },
  'rule-broken': {
    rule: 'violence',
    leadsTo: 'pause',
    pausedUntil: '2026-05-06T20:30:00.000Z',
    expiresAt: '2026-08-04T20:30:00.000Z',
    isByFilter: true,
    appealUntil: '2026-11-01T20:30:00.000Z',
    reference: 'K7QM-2XWP-9DTR',
    timeZone: 'Europe/Riga',
  },
  digest: { rhythm: 'daily', messages: 2, publications: 1, offers: 0 },
  'email-changed': { maskedNewEmail: '***w@mail.com' },
  'export-ready': {
    path: '/settings/export/1?expires=2&signature=3',
    expiresAt: '2026-05-06T20:30:00.000Z',
  },
  'identity-code': { sealedCode, provider: 'Aurora' },
  'identity-linked': { provider: 'Aurora' },
  'legal-change': { document: 'terms', effectiveOn: '2027-01-01', summary: '18+' },
  'new-sign-in': {
    device: { browser: 'Firefox', system: 'Windows' },
    at: '2026-05-04T20:30:00.000Z',
    timeZone: 'Europe/Riga',
  },
  'password-changed': {},
  'club-renewal': {
    name: 'Noor Haddad',
    price: { minor: 799, currency: 'USD' },
    tokens: null,
    renewsAt: '2026-05-12T20:30:00.000Z',
    timeZone: 'Europe/Riga',
  },
  'club-renewal-failed': {
    name: 'Noor Haddad',
    price: null,
    tokens: 80,
    triesAgainAt: null,
    openUntil: '2026-05-12T20:30:00.000Z',
  },
  'renewal-failed': {
    price: { minor: 1999, currency: 'USD' },
    triesAgainAt: '2026-05-06T20:30:00.000Z',
    openUntil: '2026-05-12T20:30:00.000Z',
    timeZone: 'Europe/Riga',
  },
  'payment-disputed': receipt,
  'payment-paid': receipt,
  'payment-refunded': { ...receipt, sealedClaimUrl: 'sealed:https://coins.example/claim/1' },
  'reset-code': { sealedCode },
  'sign-up-code': { sealedCode, sealedToken: 'sealed:token.of-a-link' },
  'proof-code': { sealedCode },
  'factor-changed': { holder: 'user', change: 'passkey-added' },
  'staff-code': { sealedCode: 'sealed:04217935' },
  'staff-invited': { until: '2026-05-12T20:30:00.000Z' },
  'model-invited': {
    manager: 'Lumen Talent',
    sealedToken: 'sealed:token',
    until: '2026-05-12T20:30:00.000Z',
  },
  'model-release': {
    manager: 'Lumen Talent',
    sealedToken: 'sealed:token',
    until: '2026-05-12T20:30:00.000Z',
  },
  'flow-taken-over': { manager: 'Lumen Talent' },
  'flow-handed-back': { manager: 'Lumen Talent' },
  'staff-reset-code': { sealedCode: 'sealed:04217935' },
  'card-ends': {
    renewsAt: '2026-05-12T20:30:00.000Z',
    price: { minor: 1999, currency: 'USD' },
    brand: 'visa',
    last4: '4242',
    expiresOn: '2026-04',
    timeZone: 'Europe/Riga',
  },
  'subscription-canceled': { openUntil: '2026-05-12T20:30:00.000Z' },
  'subscription-ended': {},
  'subscription-resumes': {
    resumesAt: '2026-05-12T20:30:00.000Z',
    price: { minor: 1999, currency: 'USD' },
    isByHand: false,
    timeZone: 'Europe/Riga',
  },
  'subscription-resumed': { openUntil: '2026-06-12T20:30:00.000Z', timeZone: 'Europe/Riga' },
  'resume-failed': {
    price: { minor: 1999, currency: 'USD' },
    triesAgainAt: '2026-05-13T20:30:00.000Z',
    timeZone: 'Europe/Riga',
  },
  'subscription-renewal': {
    renewsAt: '2026-05-12T20:30:00.000Z',
    price: { minor: 1999, currency: 'USD' },
    isByHand: false,
    timeZone: 'Europe/Riga',
  },
};
const names = Object.keys(mailData).filter(isTemplateName);
const write = (name: TemplateName, locale: WrittenLocale = 'en-GB', about: Partial<Frame> = {}) =>
  writeMail(name, mailData[name], { ...frame, ...about, locale });

const isStaffCode = (name: TemplateName) => name === 'staff-code' || name === 'staff-reset-code';

const mailLocales: WrittenLocale[] = ['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR'];
/** The checks of each mail in each language. */
const promises: Record<
  string,
  (name: TemplateName, locale: WrittenLocale, message: Message) => void
> = {
  'is in the recipient’s language': (name, locale, message) => {
    const isForStaff = isStaffCode(name);
    expect(message.html).toContain(`<html lang="${isForStaff ? 'en-GB' : locale}">`);
    if (isForStaff || locale === 'en-GB') return;
    const english = write(name);
    expect(message.subject).not.toBe(english.subject);
    const lines = (text: string) => new Set(text.split('\n').filter((line) => line.includes(' ')));
    expect([...lines(message.text)].filter((line) => lines(english.text).has(line))).toEqual([]);
  },
  'says the same as text and as HTML, and names the product': (_name, _locale, message) => {
    const seen = readerSees(message);
    for (const paragraph of message.text.split(/\n+/)) {
      expect(seen).toContain(paragraph.replace(/:$/, ''));
    }
    expect(message.text).toContain('Nocturne');
  },
  'says how to end such mails exactly when it is promotional': (name, _locale, message) => {
    const ended = templateOf(name).isPromotional ? frame.unsubscribeUrl : undefined;
    expect(message.unsubscribeUrl).toBe(ended);
    expect(message.text.includes(frame.unsubscribeUrl)).toBe(ended !== undefined);
  },
  'says nothing that is missing': (_name, _locale, message) => {
    expect(message.text + message.html).not.toMatch(/undefined|\[object|NaN|sealed:/);
  },
  'says a code once in its subject and once in its words, where it has one': (
    name,
    _locale,
    message,
  ) => {
    const data = mailData[name];
    const codes = 'sealedCode' in data ? [frame.open(data.sealedCode)] : null;
    expect(message.subject.match(standaloneCode)).toEqual(isStaffCode(name) ? null : codes);
    expect(message.text.match(standaloneCode)).toEqual(codes);
  },
  'is announced by its first words, and by nothing behind them': (_name, _locale, message) => {
    const preheader = /<div[^>]*>([^<]*)<\/div>/.exec(message.html)?.[1] ?? '';
    const [words, ...blanks] = preheader.split('&#8199;&#847;');
    const first = message.text.split('\n\n')[1];
    expect(words?.replaceAll('&#39;', "'").replaceAll('&quot;', '"')).toBe(first);
    expect(blanks).toHaveLength(120);
    expect(new Set(blanks)).toEqual(new Set(['']));
  },
};

it.each(names)('%s keeps the promises of every mail in each language', async (name) => {
  const checks = mailLocales.flatMap((locale) => {
    const message = write(name, locale);
    return Object.entries(promises).map(([promise, check]): Check => [
      `${locale} ${promise}`,
      () => check(name, locale, message),
    ]);
  });
  await runChecks(checks);
});

const coded = names.filter((name) => 'sealedCode' in mailData[name]);
/** Far more characters of a mail than a lock screen shows. */
const shownLength = 180;

const writeCoded = (name: TemplateName, locale: WrittenLocale, hidesCode: boolean) =>
  writeMail(name, { ...mailData[name], hidesCode }, { ...frame, locale });

it.each(mailLocales)('mails with codes in %s have distinct subjects', async (locale) => {
  const checks = [true, false].map((hidesCode): Check => [
    `hidden: ${hidesCode}`,
    () => {
      const subjects = coded.map((name) => writeCoded(name, locale, hidesCode).subject);
      const called = subjects.map((subject) => subject.replace('04217', ''));
      expect(new Set(called).size).toBe(coded.length);
      for (const subject of subjects) expect(subject).toContain('Nocturne');
    },
  ]);
  await runChecks(checks);
});

it.each(coded)(
  '%s places its code behind the part that a locked screen shows, when hidden',
  async (name) => {
    const checks = mailLocales.map((locale): Check => [
      locale,
      () => {
        const { subject, text, html } = writeCoded(name, locale, true);
        const code = frame.open(isStaffCode(name) ? '04217935' : '04217');
        expect(subject).not.toMatch(/\d/);
        expect(text.indexOf(code)).toBeGreaterThan(shownLength);
        expect(text.match(standaloneCode)).toEqual([code]);
        expect(html.split(code)).toHaveLength(2);
        expect(html.indexOf(code)).toBeGreaterThan(html.indexOf('</div>'));
      },
    ]);
    await runChecks(checks);
  },
);

/** Returns the texts and addresses of the HTML, unescaped. */
function readerSees({ html }: Message): string {
  return html
    .replace(/<head>[\s\S]*<\/head>/, ' ')
    .replace(/href="([^"]*)"[^>]*>/g, '>$1 ')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

it('links to the site: proving an address, choosing a password, logging in', () => {
  expect(write('sign-up-code').text).toContain(
    'https://example.com/verify_email?token=token.of-a-link',
  );
  expect(write('account-exists').html).toContain('href="https://example.com/sign_in"');
  for (const name of ['account-exists', 'password-changed', 'new-sign-in'] as const) {
    expect(write(name).html).toContain('href="https://example.com/reset_password"');
  }
});

it('states the time of a log-in in the person’s own time zone', () => {
  expect(write('new-sign-in').text).toContain('23:30');
  expect(write('new-sign-in').text).toContain('Firefox on Windows');
});

it('refuses data that does not match its template', () => {
  expect(() => writeMail('reset-code', {}, frame)).toThrow();
});

describe('marketing', () => {
  const letter = {
    subject: 'Neues',
    heading: 'Neues',
    reason: 'Du hast zugestimmt.',
  };
  const compose = (words: typeof letter & { unsubscribeUrl?: string }) =>
    composeMessage({ productName: 'Nocturne', locale: 'de-DE' }, words, []);
  const unsubscribeUrl = 'https://example.com/unsubscribe?token=a&b=c';

  it('includes a way to unsubscribe, in both forms and for the mail program', () => {
    const message = compose({ ...letter, unsubscribeUrl });
    expect(message.text).toContain(`Abbestellen:\n${unsubscribeUrl}`);
    expect(message.html).toContain('href="https://example.com/unsubscribe?token=a&amp;b=c"');
    expect(message.unsubscribeUrl).toBe(unsubscribeUrl);
  });

  it('is not written without it, nor anything else with it', () => {
    const data = z.object({});
    const frameHere = { ...frame, unsubscribeUrl };
    const plain = { data, write: () => compose(letter) };
    const ended = { data, write: () => compose({ ...letter, unsubscribeUrl }) };
    expect(() => writeBy({ ...plain, isPromotional: true }, {}, frameHere)).toThrow('promotional');
    expect(() => writeBy(ended, {}, frameHere)).toThrow('promotional');
    expect(writeBy({ ...ended, isPromotional: true }, {}, frameHere)).toMatchObject({
      unsubscribeUrl,
    });
  });

  it('is the only mail that can be ended', () => {
    expect(compose(letter)).not.toHaveProperty('unsubscribeUrl');
  });
});

describe('every value in a message', () => {
  const hostile = `<b onclick="x('&')">`;

  it.each(names)('is escaped in the HTML of %s', (name) => {
    const { html } = write(name, 'en-GB', { productName: hostile, open: () => hostile });
    expect(html).not.toContain('<b ');
    expect(html).not.toMatch(/onclick="/);
    expect(html).toContain('&lt;b onclick=&quot;x(&#39;&amp;&#39;)&quot;&gt;');
  });

  it('cannot add a header through the subject', async () => {
    const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
    const { subject } = write('reset-code', 'en-GB', {
      productName: 'Name\r\nBcc: all@example.com',
    });
    const sent = await composer.sendMail({ from: 'a@example.com', to: 'b@example.com', subject });
    const read = await PostalMime.parse(sent.message as Buffer);
    expect(read.bcc).toBeUndefined();
    expect(read.headers.some((header) => header.key === 'bcc')).toBe(false);
  });
});
