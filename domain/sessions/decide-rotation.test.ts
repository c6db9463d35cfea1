import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRotation, type SessionRow } from './decide-rotation';

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

  it('finds a revoked session revoked, whatever its generation and time', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (generation, at) => {
        const revoked = session({ revoked_at: new Date(0) });
        expect(decideRotation(revoked, generation, new Date(at), limits)).toBe('revoked');
      }),
    );
  });

  it('repeats a token at most for the one before the current, and never a later one', () => {
    const traits = fc.record({
      confirmed_generation: fc.integer({ min: 1, max: 5 }),
      expires_at: fc.nat(2_000_000).map((ms) => new Date(ms)),
    });
    fc.assert(
      fc.property(
        traits,
        fc.integer({ min: 1, max: 8 }),
        fc.nat(3_000_000),
        (some, generation, at) => {
          const decision = decideRotation(session(some), generation, new Date(at), limits);
          if (decision === 'rotate') expect(generation).toBe(5);
          if (decision === 'repeat') expect(generation).toBe(4);
          const isOver = some.expires_at.getTime() <= at || at >= limits.idleSeconds * 1000;
          expect(decision === 'expired').toBe(isOver);
        },
      ),
    );
  });
});
