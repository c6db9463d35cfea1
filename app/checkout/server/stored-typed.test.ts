import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import { expect, it } from 'vitest';
import { besideCardCookie } from '~/domain/sessions/cookies';
import { createSeal } from '~/domain/shared/sealing/seal';
import { createSiteCookies } from '../../kit/session/cookies';
import { keepTyped, keptSeconds, readTyped } from './stored-typed.server';

const publicUrl = 'http://localhost:3000';
const began = Date.UTC(2026, 0, 1);
const seal = createSeal([{ version: 1, key: randomBytes(32) }]);

/** Creates the site at this many seconds after the start. */
const siteAt = (seconds: number) => {
  const now = () => new Date(began + seconds * 1000);
  return { domain: { seal, now }, cookies: createSiteCookies(publicUrl, now) };
};
const buyer = { userId: 'one' };
const stranger = { userId: 'other' };

const typed = { holder: 'Alex Moreno', line1: '1 Long Lane', country: 'IE', zipCode: 'D02' };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Returns the values that a user reads from the cookie some seconds later. */
function readBack([cookie = '']: string[], who: typeof buyer, seconds = 0) {
  const besideCard = parseCookie(cookie)[besideCardCookie];
  const { domain } = siteAt(seconds);
  return readTyped({ domain, tokens: { besideCard } }, who);
}

it('keeps the fields beside a card for the buyer who typed them, and only for a limited time', () => {
  const kept = keepTyped(siteAt(0), buyer, formOf(typed));
  expect(readBack(kept, buyer)).toEqual(typed);
  expect(readBack(kept, buyer, keptSeconds - 1)).toEqual(typed);
  expect(readBack(kept, buyer, keptSeconds)).toBeNull();
  expect(readBack(kept, stranger)).toBeNull();
});

it('keeps nothing of the card, and nothing in the open', () => {
  const form = formOf({ ...typed, token: 'tok_secret', number: '4242424242424242' });
  const kept = keepTyped(siteAt(0), buyer, form);
  expect(kept.join()).not.toContain('Moreno');
  expect(JSON.stringify(readBack(kept, buyer))).toBe(JSON.stringify(typed));
});

it('sets no cookie for empty fields, and reads none that it did not seal', () => {
  expect(keepTyped(siteAt(0), buyer, formOf({ card: 'one', holder: '' }))).toEqual([]);
  expect(readBack([`${besideCardCookie}=sealed`], buyer)).toBeNull();
  expect(readBack([], buyer)).toBeNull();
});

it('keeps no more of a field than a browser keeps of a cookie', () => {
  const long = 'x'.repeat(10_000);
  const form = formOf({ holder: long, line1: long, country: long, zipCode: long });
  const [cookie = ''] = keepTyped(siteAt(0), buyer, form);
  expect(cookie.length).toBeLessThan(4096);
});
