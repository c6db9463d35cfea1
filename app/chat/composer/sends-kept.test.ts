import { describe, expect, it } from 'vitest';
import { isCovered, sendsKept } from './sends-kept';

describe('the way back from checkout', () => {
  it.each(['words', 'voice'] as const)('states that %s wait', (kept) => {
    const { pathname, search } = new URL(sendsKept.href('noor', kept), 'https://nocturne.example');
    expect(pathname).toBe('/chats/noor');
    expect(sendsKept.read(search)).toBe(kept);
    expect(sendsKept.read(`?${sendsKept.without(search)}`)).toBeNull();
  });

  it('means words by default', () => {
    expect(sendsKept.read('?send-kept=true')).toBe('words');
    expect(sendsKept.read('?message=4')).toBeNull();
  });

  it('leaves the rest of the address alone', () => {
    expect(sendsKept.without('?message=4&send-kept=voice')).toBe('message=4');
  });
});

describe('the kept message is sent', () => {
  const premium = { kind: 'premium' } as const;
  const priced = (balance: number) => ({ kind: 'priced', price: 2, balance }) as const;
  const voice = (balance: number, isMember = true) => ({
    price: 5,
    maxSeconds: 60,
    isPremium: false,
    balance,
    isMember,
  });

  it.each([
    ['words', { allowance: premium, voice: null }, true],
    ['words', { allowance: priced(2), voice: null }, true],
    ['words', { allowance: priced(1), voice: voice(9) }, false],
    ['voice', { allowance: priced(1), voice: voice(5) }, true],
    ['voice', { allowance: premium, voice: voice(4) }, false],
    ['voice', { allowance: premium, voice: null }, false],
    ['voice', { allowance: premium, voice: voice(9, false) }, false],
  ] as const)('as %s, on terms %#', (kept, terms, isIt) => {
    expect(isCovered(kept, { ...terms, messagePrice: 2 })).toBe(isIt);
  });
});
