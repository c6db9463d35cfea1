import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideNotice } from './decide-notice';

const [older, fact, newer] = ['0199a', '0199b', '0199c'];
const everyWay = { product: true, push: true, desktop: true, mail: true };
const noWay = { product: false, push: false, desktop: false, mail: false };

const decide = (situation: Partial<Parameters<typeof decideNotice>[0]>) =>
  decideNotice({
    factId: fact,
    lastNotice: null,
    ways: everyWay,
    isQuiet: false,
    isTooSoon: false,
    isBlocked: false,
    ...situation,
  });

describe('the decision on a notification', () => {
  it.each([
    ['the first of its subject', { lastNotice: null }, 'new'],
    ['after one that was read', { lastNotice: { factId: older, isRead: true } }, 'new'],
    ['while the last is unread', { lastNotice: { factId: older, isRead: false } }, 'grows'],
    ['of the same once more', { lastNotice: { factId: fact, isRead: true } }, 'repeat'],
    ['of one that comes late', { lastNotice: { factId: newer, isRead: false } }, 'repeat'],
    ['where they want it by no way', { ways: noWay }, 'unwanted'],
    ['of another offer too soon', { isTooSoon: true }, 'too-soon'],
    ['of a character that they blocked', { isBlocked: true }, 'unwanted'],
    ['by mail alone', { ways: { ...noWay, mail: true } }, 'new'],
  ])('%s', (_, situation, kind) => {
    expect(decide(situation).kind).toBe(kind);
  });
});

describe('by which ways', () => {
  it('keeps quiet in quiet hours, and in the product all the same', () => {
    expect(decide({ isQuiet: true })).toEqual({
      kind: 'new',
      isListed: true,
      isPushed: false,
      isForDesktop: false,
    });
  });

  const anyWays = fc.record({
    product: fc.boolean(),
    push: fc.boolean(),
    desktop: fc.boolean(),
    mail: fc.boolean(),
  });

  it('uses no channel that the user switched off', () => {
    fc.assert(
      fc.property(anyWays, fc.boolean(), (ways, isQuiet) => {
        const decided = decide({ ways, isQuiet });
        if (decided.kind !== 'new') {
          expect(ways).toEqual(noWay);
          return;
        }
        expect(decided.isListed).toBe(ways.product);
        expect(decided.isPushed && !ways.push).toBe(false);
        expect(decided.isForDesktop && !ways.desktop).toBe(false);
      }),
    );
  });
});
