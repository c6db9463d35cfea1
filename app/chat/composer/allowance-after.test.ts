import { describe, expect, it } from 'vitest';
import { allowanceAfter } from './allowance-after';

const priced = { kind: 'priced', price: 2, balance: 80 } as const;

describe('the allowance after some messages', () => {
  it('counts free messages down, then becomes the allowance that follows them', () => {
    const trial = { kind: 'trial', left: 3, then: priced } as const;
    expect(allowanceAfter(trial, { sent: 2, balance: 80 })).toEqual({ ...trial, left: 1 });
    expect(allowanceAfter(trial, { sent: 3, balance: 80 })).toEqual(priced);
    expect(allowanceAfter(trial, { sent: 4, balance: 78 })).toEqual({ ...priced, balance: 78 });
    const visit = { kind: 'trial', left: 1, then: { kind: 'sign-up' } } as const;
    expect(allowanceAfter(visit, { sent: 1, balance: 0 })).toEqual({ kind: 'sign-up' });
  });

  it('states the token balance as last reported', () => {
    expect(allowanceAfter(priced, { sent: 1, balance: 78 })).toEqual({ ...priced, balance: 78 });
  });

  it('is without a limit for subscribers', () => {
    const premium = { kind: 'premium' } as const;
    expect(allowanceAfter(premium, { sent: 9, balance: 1 })).toEqual(premium);
  });
});
