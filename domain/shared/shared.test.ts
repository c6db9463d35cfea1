import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { createCursorCodec } from './lists/cursor';
import { formatMoney, worthOfTokens } from './money';
import { partitionOf } from './outbox/partition';
import { deriveKey, isSignedBy, sign } from './sealing/signature';

const key = deriveKey('a secret of some length', 'test');

describe('a cursor', () => {
  const cursors = createCursorCodec(key);
  const position = z.object({ id: z.number() });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer(), (id) => {
        expect(cursors.read(position, cursors.write({ id }))).toEqual({ id });
      }),
    );
  });

  it('is nothing when it was made up, changed, or belongs to another list', () => {
    fc.assert(
      fc.property(fc.string(), (made) => {
        expect(cursors.read(position, made)).toBeNull();
      }),
    );
    expect(cursors.read(position, cursors.write({ name: 'x' }))).toBeNull();
    expect(
      createCursorCodec(deriveKey('other', 'test')).read(position, cursors.write({ id: 1 })),
    ).toBeNull();
  });
});

describe('signatures', () => {
  it('hold for their text and key alone', () => {
    const signature = sign(key, 'text');
    expect(isSignedBy(key, 'text', signature)).toBe(true);
    expect(isSignedBy(key, 'text2', signature)).toBe(false);
    expect(isSignedBy(deriveKey('a secret of some length', 'else'), 'text', signature)).toBe(false);
    expect(isSignedBy(key, 'text', '')).toBe(false);
  });
});

describe('partitions', () => {
  it('are stable and in range', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 64 }), (id, partitions) => {
        const partition = partitionOf(id, partitions);
        expect(partition).toBe(partitionOf(id, partitions));
        expect(partition).toBeGreaterThanOrEqual(0);
        expect(partition).toBeLessThan(partitions);
      }),
    );
  });
});

describe('money', () => {
  it('is shown as the locale writes it, from minor units', () => {
    const worth = worthOfTokens(18, { minor: 10, currency: 'USD' });
    expect(worth).toEqual({ minor: 180, currency: 'USD' });
    expect(formatMoney(worth, 'en-US')).toBe('$1.80');
    expect(formatMoney({ minor: 500, currency: 'JPY' }, 'en-US')).toBe('¥500');
  });
});
