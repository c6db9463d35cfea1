import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from '../credentials/mask-email';
import { logInSchema, signUpSchema } from './schema';
import { decideRotation, type SessionRow } from '../sessions/session';

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

describe('rotating a refresh token', () => {
  const limits = { graceSeconds: 20, idleSeconds: 2_000 };
  const session = (traits: Partial<SessionRow> = {}): SessionRow => ({
    id: 's',
    user_id: 'u',
    actor_id: 'u',
    generation: 5,
    confirmed_generation: 5,
    rotated_at: new Date(0),
    expires_at: new Date(1_000_000),
    revoked_at: null,
    ...traits,
  });

  it.each([
    [5, 10_000, 'rotate'],
    [4, 20_000, 'repeat'],
    [4, 20_001, 'reused'],
    [3, 1_000, 'reused'],
    [6, 1_000, 'reused'],
    [5, 1_000_000, 'expired'],
  ])('generation %i after %i ms: %s', (generation, at, decision) => {
    expect(decideRotation(session(), generation, new Date(at), limits)).toBe(decision);
  });

  it('honours the previous token for as long as nothing shows that its successor arrived', () => {
    const unconfirmed = session({ confirmed_generation: 4 });
    expect(decideRotation(unconfirmed, 4, new Date(900_000), limits)).toBe('repeat');
    expect(decideRotation(unconfirmed, 3, new Date(1_000), limits)).toBe('reused');
  });

  it('finds a revoked session revoked, whatever else', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (generation, at) => {
        const revoked = session({ revoked_at: new Date(0) });
        expect(decideRotation(revoked, generation, new Date(at), limits)).toBe('revoked');
      }),
    );
  });
});
