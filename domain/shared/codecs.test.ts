import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { decimalIn, encode, isoTime, safeEncode, spelled, written } from './codecs';

const at = new Date('2026-11-29T10:00:00.125Z');

describe('a codec of the wire', () => {
  it('converts to the same value there and back', () => {
    const cases = [
      [isoTime, at, '2026-11-29T10:00:00.125Z'],
      [decimalIn('USD'), { minor: 1999, currency: 'USD' }, 19.99],
      [decimalIn('JPY'), { minor: 500, currency: 'JPY' }, 500],
      [spelled({ day: 'DAY', month: 'MONTH' }), 'month', 'MONTH'],
    ] as const;
    for (const [codec, ours, wire] of cases) {
      const schema: z.ZodType = codec;
      expect(encode(schema, ours)).toEqual(wire);
      expect(schema.parse(wire)).toEqual(ours);
    }
  });

  it('refuses a word that neither side has', () => {
    const unit = spelled({ day: 'DAY', month: 'MONTH' });
    expect(unit.safeParse('YEAR').success).toBe(false);
    expect(safeEncode<z.ZodType>(unit, 'year').success).toBe(false);
  });

  it('writes a value of ours under the names of the wire, and nothing beside them', () => {
    const card = written(
      z.object({ _id: z.string(), savedAt: isoTime.nullable() }),
      ({ id, ...own }: { id: string; savedAt: Date | null; secret: string }) => ({
        ...own,
        _id: id,
      }),
    );
    const page = z.object({ items: z.array(card) });
    const own = { id: 'a', savedAt: at, secret: 'b' };
    expect(encode(page, { items: [own, { ...own, savedAt: null }] })).toEqual({
      items: [
        { _id: 'a', savedAt: at.toISOString() },
        { _id: 'a', savedAt: null },
      ],
    });
    expect(() => card.parse({ _id: 'a', savedAt: null })).toThrow('only written');
  });
});

describe('encode', () => {
  it('parses a schema without a codec, and fills in its defaults', () => {
    const schema: z.ZodType = z.object({ isOn: z.boolean().default(false) });
    expect(encode(schema, { more: 1 })).toEqual({ isOn: false });
  });

  it('throws or returns an error for a value that does not fit', () => {
    const schema: z.ZodType = z.object({ at: isoTime });
    expect(() => encode(schema, { at: 'now' })).toThrow(z.ZodError);
    expect(safeEncode(schema, { at: 'now' }).success).toBe(false);
    expect(safeEncode(schema, { at: new Date(NaN) }).success).toBe(false);
  });
});
