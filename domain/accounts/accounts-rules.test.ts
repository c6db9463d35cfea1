import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from '../credentials/mask-email';
import { logInSchema, signUpSchema } from './schema';

const firstMessage = (result: ReturnType<typeof signUpSchema.safeParse>) =>
  result.success ? null : result.error.issues[0]?.message;

describe('sign-up fields', () => {
  it.each([
    [{ email: '', password: 'secret-1' }, 'email is required'],
    [{ password: 'secret-1' }, 'email is required'],
    [{ email: 'a b@example.com', password: 'secret-1' }, 'invalid email address'],
    [{ email: 'a@example', password: 'secret-1' }, 'invalid email address'],
    [{ email: 'a@example.com' }, 'password is required'],
    [{ email: 'a@example.com', password: '' }, 'password is required'],
  ])('%j are refused: %s', (fields, message) => {
    expect(firstMessage(signUpSchema.safeParse(fields))).toBe(message);
  });

  it('take an address in any case as the same address', () => {
    expect(signUpSchema.parse({ email: ' Alex@Example.COM ', password: 'secret-1' })).toEqual({
      email: 'alex@example.com',
      password: 'secret-1',
      accountType: 'User',
    });
    expect(logInSchema.parse({ email: 'A@B.CO', password: 'x' }).email).toBe('a@b.co');
  });
});

describe('a masked e-mail', () => {
  it('keeps the last character of the local part and the domain', () => {
    expect(maskEmail('alex.moreno@mail.com')).toBe('***o@mail.com');
    expect(maskEmail('a@b.co')).toBe('***a@b.co');
  });

  it('never shows more than that', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const at = email.lastIndexOf('@');
        expect(maskEmail(email)).toHaveLength(4 + email.length - at);
      }),
    );
  });
});
