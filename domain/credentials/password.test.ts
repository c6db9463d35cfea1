import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password';

// Keyboards write an accented letter as one character or as two, and Japanese ones write full width.
const composed = 'Caf\u00e9-\uff21\uff11';
const decomposed = 'Cafe\u0301-A1';

describe('a password', () => {
  it.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('%s matches %s, which another keyboard writes', async (chosen, typed) => {
    const stored = await hashPassword(chosen);
    expect(await verifyPassword(stored, typed)).toBe(true);
    expect(await verifyPassword(stored, `${typed}!`)).toBe(false);
  });

  it('that was hashed as it was typed still matches', async () => {
    const stored = await hash(composed);
    expect(await verifyPassword(stored, composed)).toBe(true);
    expect(await verifyPassword(stored, decomposed)).toBe(false);
  });

  it('matches nothing without a stored hash', async () => {
    expect(await verifyPassword(null, 'decoy')).toBe(false);
  });
});
