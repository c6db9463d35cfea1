import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CardForms } from './card-forms';
import { Clock } from './clock';

const minutes = 60_000;
const entry = { number: '4242424242424242', expiry: '12/39', cvc: '123', holder: '' };

it('keeps forms and tokens until their time is over, in memory and in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'card-forms-'));
  const file = (name: string) => join(folder, name);
  const clock = new Clock();
  const start = clock.now().getTime();
  const forms = new CardForms(clock, file);
  const open = (reference: string) =>
    forms.open({
      reference,
      purpose: 'pay',
      returnUrl: 'http://site.test/',
      email: 'a@b.test',
      locale: 'en',
    });
  const linesOf = (name: string) =>
    readFileSync(file(name), 'utf8').split('\n').filter(Boolean).length;

  const first = open('order-1');
  const typed = forms.tokenise(first, entry, false);
  const token = 'token' in typed ? typed.token : '';
  for (let order = 2; order <= 50; order += 1) open(`order-${order}`);
  expect(forms.token(token)?.card).not.toBeNull();
  expect([linesOf('forms'), linesOf('tokens')]).toEqual([50, 1]);

  clock.set(new Date(start + 30 * minutes));
  open('order-51');
  expect(forms.token(token)).toBeUndefined();
  expect(open('order-1').id).toBe(first.id);
  expect([linesOf('forms'), linesOf('tokens')]).toEqual([51, 0]);

  clock.set(new Date(start + 61 * minutes));
  expect(open('order-1').id).not.toBe(first.id);
  expect(forms.get(first.id)).toBeUndefined();
  expect(linesOf('forms')).toBe(2);
  expect(new CardForms(clock, file).find(first.secret)).toBeUndefined();
});
