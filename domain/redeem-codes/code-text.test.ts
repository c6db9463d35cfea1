import { expect, it } from 'vitest';
import { newCode, readCode, showCode } from './code-text';

it('is read as it is shown, however it is typed', () => {
  const code = newCode();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  const shown = showCode(code);
  expect(shown).toHaveLength(19);
  for (const typed of [shown, code, shown.toLowerCase(), ` ${shown.replaceAll('-', ' – ')} `]) {
    expect(readCode(typed)).toBe(code);
  }
});

it('reads letters that look alike as the same one', () => {
  expect(readCode('OoIi-LlUu-0000-1111')).toBe('001111VV00001111');
});

it.each(['', '1234', '0000-0000-0000-000', '0000-0000-0000-0000-0', 'ÄBCD-0000-0000-0000', '\0'])(
  'refuses %j',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

it('never repeats a code', () => {
  expect(new Set(Array.from({ length: 5000 }, newCode)).size).toBe(5000);
});
