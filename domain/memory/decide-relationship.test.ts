import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideRelationship, type RelationshipLevel } from './decide-relationship';

const relationshipLevels: RelationshipLevel[] = [
  'new',
  'acquainted',
  'familiar',
  'close',
  'very-close',
];

const none = { daysTalked: 0, messages: 0, facts: 0, tips: 0, isFollowing: false, isMember: false };

it.each([
  [none, 'new', 0, 30],
  [{ ...none, daysTalked: 1, messages: 20 }, 'acquainted', 30, 120],
  [{ ...none, isMember: true }, 'acquainted', 40, 120],
  [{ ...none, tips: 2 }, 'new', 10, 30],
  [{ ...none, tips: 90 }, 'acquainted', 50, 120],
  [{ ...none, daysTalked: 5, messages: 60, facts: 4 }, 'familiar', 122, 260],
  [{ ...none, daysTalked: 12, messages: 500 }, 'close', 270, 450],
  [
    { daysTalked: 40, messages: 900, facts: 99, tips: 0, isFollowing: true, isMember: true },
    'very-close',
    595,
    null,
  ],
] as const)('%j is %s', (input, level, points, nextAt) => {
  expect(decideRelationship(input)).toEqual({ level, points, nextAt });
});

it('never shrinks by anything that grows', () => {
  const facts = fc.record({
    daysTalked: fc.nat(100),
    messages: fc.nat(1000),
    facts: fc.nat(200),
    tips: fc.nat(50),
    isFollowing: fc.boolean(),
    isMember: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, fc.constantFrom('daysTalked', 'messages', 'facts', 'tips'), (input, key) => {
      const before = decideRelationship(input);
      const after = decideRelationship({ ...input, [key]: input[key] + 1 });
      expect(after.points).toBeGreaterThanOrEqual(before.points);
      expect(relationshipLevels.indexOf(after.level)).toBeGreaterThanOrEqual(
        relationshipLevels.indexOf(before.level),
      );
      if (before.nextAt !== null) expect(before.points).toBeLessThan(before.nextAt);
    }),
  );
});
