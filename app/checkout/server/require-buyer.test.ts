import { expect, it } from 'vitest';
import { requireBuyer } from './require-buyer.server';

/** Returns the address that a visitor is redirected to. */
function leadsTo(address: string): string | null {
  try {
    requireBuyer(new Request(`https://nocturne.example${address}`), { viewer: { kind: 'nobody' } });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
  }
  return null;
}

it('leads a visitor to the sign-up and back to the exact purchase', () => {
  const wanted = '/checkout?product=tokens&id=7';
  const back = `/sign_up?redirectTo=${encodeURIComponent(wanted)}`;
  expect(leadsTo(wanted)).toBe(back);
  expect(leadsTo('/checkout.data?product=tokens&id=7')).toBe(back);
});
