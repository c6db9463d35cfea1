import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptId } from './attempt-id';

const windowMs = 10_000;
const at = (milliseconds: number) => new Date(1_700_000_000_000 + milliseconds);

describe('attemptId', () => {
  it('is a job id that the queue accepts: no colon, no integer', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (person, key, milliseconds) => {
        expect(attemptId(person, key, at(milliseconds), windowMs)).toMatch(/^[A-Za-z0-9_-]{43}$/);
      }),
    );
  });

  it('is the same within a window and another in the next', () => {
    const id = (milliseconds: number) =>
      attemptId('person', 'key-0001', at(milliseconds), windowMs);
    expect(id(0)).toBe(id(9999));
    expect(id(0)).not.toBe(id(10_000));
  });

  it('differs between people and between keys', () => {
    const ids = [
      attemptId('one', 'key-0001', at(0), windowMs),
      attemptId('two', 'key-0001', at(0), windowMs),
      attemptId('one', 'key-0002', at(0), windowMs),
      attemptId('onek', 'ey-0001', at(0), windowMs),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
