import PostalMime from 'postal-mime';
import nodemailer from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { accountExists } from './account-exists';
import type { Message } from './message';
import { staffCode } from './staff-code';
import { type CodePurpose, verificationCode } from './verification-code';

const standaloneCode = /(?<!\S)\d{5}(?!\S)/g;
const productName = 'Nocturne';
const purposes: CodePurpose[] = ['sign-up', 'reset-password', 'change-email'];

const coded: [string, Message][] = [
  ...purposes.map((purpose): [string, Message] => [
    `the ${purpose} code`,
    verificationCode({ productName, code: '04217', minutes: 10, purpose }),
  ]),
  ['the staff code', staffCode({ productName, code: '04217', minutes: 10 })],
];

describe.each(coded)('%s', (_name, message) => {
  it('stands alone exactly once in the subject and in the text', () => {
    expect(message.subject.match(standaloneCode)).toEqual(['04217']);
    expect(message.text.match(standaloneCode)).toEqual(['04217']);
  });

  it('is the only five-digit number a reader of the HTML sees', () => {
    const seen = message.html.replace(/<head>[\s\S]*<\/head>|<[^>]*>/g, ' ');
    expect(seen.match(/\d{5}/g)).toEqual(['04217']);
  });
});

it('gives each purpose of a code its own words', () => {
  const headings = purposes.map(
    (purpose) =>
      verificationCode({ productName, code: '04217', minutes: 10, purpose }).text.split('\n')[0],
  );
  expect(new Set(headings).size).toBe(purposes.length);
});

describe('the mail about an account that exists', () => {
  const message = accountExists({
    productName,
    logInUrl: 'https://example.com/login',
    resetUrl: 'https://example.com/reset?a=1&b=2',
  });

  it('says in both forms how to log in and how to reset the password', () => {
    expect(message.text).toContain('https://example.com/login');
    expect(message.text).toContain('https://example.com/reset?a=1&b=2');
    expect(message.html).toContain('href="https://example.com/login"');
    expect(message.html).toContain('href="https://example.com/reset?a=1&amp;b=2"');
  });
});

describe('every value in a message', () => {
  const hostile = `<b onclick="x('&')">`;
  const hostileMessages = {
    verificationCode: verificationCode({ productName: hostile, code: hostile, minutes: 10 }),
    staffCode: staffCode({ productName: hostile, code: hostile, minutes: 10 }),
    accountExists: accountExists({ productName: hostile, logInUrl: hostile, resetUrl: hostile }),
  };

  it.each(Object.entries(hostileMessages))('is escaped in the HTML of %s', (_name, message) => {
    expect(message.html).not.toContain('<b ');
    expect(message.html).not.toMatch(/onclick="/);
    expect(message.html).toContain('&lt;b onclick=&quot;x(&#39;&amp;&#39;)&quot;&gt;');
  });

  it('cannot add a header through the subject', async () => {
    const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
    const { subject } = verificationCode({
      productName: 'Name\r\nBcc: all@example.com',
      code: '04217',
      minutes: 10,
    });
    const sent = await composer.sendMail({ from: 'a@example.com', to: 'b@example.com', subject });
    const read = await PostalMime.parse(sent.message as Buffer);
    expect(read.bcc).toBeUndefined();
    expect(read.headers.some((header) => header.key === 'bcc')).toBe(false);
  });
});
