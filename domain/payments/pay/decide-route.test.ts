import { describe, expect, it } from 'vitest';
import { decideRoute, type Wanted } from './decide-route';
import { playProvider } from '../testing/play-provider';

const cards = playProvider({ id: 'cards' });
const hosted = playProvider({ id: 'hosted', kind: 'hosted' });
const second = playProvider({ id: 'second', kind: 'hosted' });
/** A page of a processor that charges no card again. */
const once = { ...playProvider({ id: 'once', kind: 'crypto' }), kind: 'hosted' as const };
const crypto = playProvider({ id: 'crypto', kind: 'crypto' });
const all = [cards, hosted, second, crypto];
const facts = {
  currency: 'USD',
  country: 'DE',
  product: 'tokens' as const,
  failures: new Map<string, number>(),
};
const none = { rules: [], failures: 5 };
const page = { kind: 'hosted', renews: false } as const;
const route = (wanted: Wanted, changes = {}, rules = {}) =>
  decideRoute(all, wanted, { ...facts, ...changes }, { ...none, ...rules }).map(({ id }) => id);

describe('a route', () => {
  it.each<[Wanted, string[]]>([
    [{ kind: 'card', processor: 'cards' }, ['cards']],
    [{ kind: 'card', processor: 'gone' }, []],
    [{ kind: 'card', processor: 'crypto' }, []],
    [page, ['hosted', 'second']],
    [{ kind: 'wallet', wallet: 'APPLEPAY' }, ['hosted', 'second']],
    [{ kind: 'crypto' }, ['crypto']],
  ])('for %j leads to %j', (wanted, expected) => {
    expect(route(wanted)).toEqual(expected);
  });

  it('leads nowhere for a currency that no provider accepts', () => {
    expect(route(page, { currency: 'EUR' })).toEqual([]);
  });

  it('for an order that renews leads only to pages of processors that charge cards again', () => {
    const pages = (renews: boolean) =>
      decideRoute([once, second], { kind: 'hosted', renews }, facts, none).map(({ id }) => id);
    expect(pages(false)).toEqual(['once', 'second']);
    expect(pages(true)).toEqual(['second']);
  });

  it('follows the first matching rule', () => {
    const prefer = ['second'];
    const by = (rule: object) => route(page, {}, { rules: [rule] });
    for (const rule of [{}, { currency: 'USD' }, { country: 'DE' }, { product: 'tokens' }]) {
      expect(by({ ...rule, prefer })).toEqual(['second', 'hosted']);
    }
    for (const rule of [{ currency: 'EUR' }, { country: 'FR' }, { product: 'fanclub' }]) {
      expect(by({ ...rule, prefer })).toEqual(['hosted', 'second']);
    }
    const rules = [{ prefer: ['hosted'] }, { prefer }];
    expect(route(page, {}, { rules })).toEqual(['hosted', 'second']);
  });

  it('puts a provider that failed repeatedly last, whatever is preferred', () => {
    const failing = (times: number) =>
      route(page, { failures: new Map([['hosted', times]]) }, { rules: [{ prefer: ['hosted'] }] });
    expect(failing(4)).toEqual(['hosted', 'second']);
    expect(failing(5)).toEqual(['second', 'hosted']);
  });
});
