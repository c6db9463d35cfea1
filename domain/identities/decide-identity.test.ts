import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideIdentity } from './decide-identity';

const [mara, stranger, email] = ['mara', 'stranger', 'mara@example.com'];
const facts = { owner: undefined, email, isVouchedFor: true, isProved: false, addressOwner: null };
const decided = (kind: string, more: object) => ({ ok: true, kind, ...more });

describe('a person named by a provider', () => {
  it.each([
    ['and who is tied', { owner: mara }, decided('open', { owner: mara })],
    ['tied, without an address', { owner: mara, email: null }, decided('open', { owner: mara })],
    ['without an address', { email: null }, { ok: false, reason: 'no-email' }],
    ['by an address it vouches for', {}, decided('create', { email })],
    ['whose address has an account', { addressOwner: mara }, decided('ask-proof', { email })],
    [
      'by an address it does not vouch for',
      { isVouchedFor: false },
      decided('ask-proof', { email }),
    ],
    [
      'whose address nobody looked up',
      { addressOwner: undefined },
      decided('needs', { fact: 'addressOwner', email }),
    ],
    [
      'and who proved an address',
      { isVouchedFor: false, isProved: true },
      decided('create', { email }),
    ],
    [
      'and who proved an address with an account',
      { isVouchedFor: false, isProved: true, addressOwner: mara },
      decided('link', { owner: mara }),
    ],
    [
      'tied meanwhile, whatever address they proved',
      { owner: mara, isProved: true, addressOwner: stranger },
      decided('open', { owner: mara }),
    ],
  ] as const)('%s', (_who, given, decision) => {
    expect(decideIdentity<string>({ ...facts, ...given })).toEqual(decision);
  });

  const some = fc.record({
    owner: fc.option(fc.constant(mara), { nil: undefined }),
    email: fc.option(fc.constant(email)),
    isVouchedFor: fc.boolean(),
    isProved: fc.boolean(),
    addressOwner: fc.constantFrom(undefined, null, stranger),
  });

  it('never reaches another user’s account by an address that they did not prove', () => {
    fc.assert(
      fc.property(some, (given) => {
        const decision = decideIdentity<string>({ ...given, isProved: false });
        expect(decision).not.toMatchObject({ owner: stranger });
        if (decision.ok && decision.kind === 'create') expect(given.addressOwner).toBeNull();
      }),
    );
  });

  it('is answered alike whether an unproved address has an account or not', () => {
    fc.assert(
      fc.property(some, (given) => {
        const of = (addressOwner: string | null) =>
          decideIdentity<string>({ ...given, isVouchedFor: false, isProved: false, addressOwner });
        expect(of(stranger)).toEqual(of(null));
      }),
    );
  });

  it('needs the owner of the address at most once', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(null, stranger), (given, addressOwner) => {
        expect(decideIdentity({ ...given, addressOwner })).not.toMatchObject({ kind: 'needs' });
      }),
    );
  });
});
