import { describe, expect, it } from 'vitest';
import { decideRoute, type Wanted } from './decide-route';
import { playProvider } from '../testing/play-provider';

const cards = playProvider({ id: 'cards' });
const hosted = playProvider({ id: 'hosted', kind: 'hosted' });
const second = playProvider({ id: 'second', kind: 'hosted' });
const crypto = playProvider({ id: 'crypto', kind: 'crypto' });
const all = [cards, hosted, second, crypto];
const facts = {
  currency: 'USD',
  country: 'DE',
  product: 'tokens' as const,
  failures: new Map<string, number>(),
};
const none = { rules: [], failures: 5 };
const route = (wanted: Wanted, changes = {}, rules = {}) =>
  decideRoute(all, wanted, { ...facts, ...changes }, { ...none, ...rules }).map(({ id }) => id);

describe('a route', () => {
  it.each<[Wanted, string[]]>([
    [{ kind: 'card', processor: 'cards' }, ['cards']],
    [{ kind: 'card', processor: 'gone' }, []],
    [{ kind: 'card', processor: 'crypto' }, []],
    [{ kind: 'hosted' }, ['hosted', 'second']],
    [{ kind: 'wallet', wallet: 'APPLEPAY' }, ['hosted', 'second']],
    [{ kind: 'crypto' }, ['crypto']],
  ])('for %j leads to %j', (wanted, expected) => {
    expect(route(wanted)).toEqual(expected);
  });

  it('leads nowhere for a currency that no provider accepts', () => {
    expect(route({ kind: 'hosted' }, { currency: 'EUR' })).toEqual([]);
  });

  it('follows the first matching rule', () => {
    const prefer = ['second'];
    const by = (rule: object) => route({ kind: 'hosted' }, {}, { rules: [rule] });
    for (const rule of [{}, { currency: 'USD' }, { country: 'DE' }, { product: 'tokens' }]) {
      expect(by({ ...rule, prefer })).toEqual(['second', 'hosted']);
    }
    for (const rule of [{ currency: 'EUR' }, { country: 'FR' }, { product: 'fanclub' }]) {
      expect(by({ ...rule, prefer })).toEqual(['hosted', 'second']);
    }
    const rules = [{ prefer: ['hosted'] }, { prefer }];
    expect(route({ kind: 'hosted' }, {}, { rules })).toEqual(['hosted', 'second']);
  });

  it('puts a provider that failed repeatedly last, whatever is preferred', () => {
    const failing = (times: number) =>
      route(
        { kind: 'hosted' },
        { failures: new Map([['hosted', times]]) },
        { rules: [{ prefer: ['hosted'] }] },
      );
    expect(failing(4)).toEqual(['hosted', 'second']);
    expect(failing(5)).toEqual(['second', 'hosted']);
  });
});
