import { describe, expect, it } from 'vitest';
import {
  requestedModals,
  metaOf,
  modalHref,
  modalSearch,
  stackHref,
  withoutModals,
} from './modal-keys';

const asked = (search: string) => requestedModals(new URLSearchParams(search));

describe('an address', () => {
  it('asks for a modal by each of its parameters', () => {
    expect(asked('?modal=otpModal')).toEqual(['otpModal']);
    expect(asked('?open_modal=otpModal')).toEqual(['otpModal']);
    expect(asked('?sign-in')).toEqual(['loginModal']);
    expect(asked('?sign-up=')).toEqual(['signUpModal']);
    expect(asked('?modal=constructor&open_modal=toString')).toEqual(['constructor', 'toString']);
    expect(asked('?modal=tokensPurchasedSuccessModal')).toEqual(['successTokenModal']);
    expect(asked('?feed=new&modal=')).toEqual([]);
  });

  it('asks for the modal that took the place of one that was called otherwise', () => {
    expect(asked('?modal=buySubscriptionFailedModal')).toEqual(['failPremiumModal']);
    expect(asked('?open_modal=tokensPurchasedFailedModal')).toEqual(['failTokenModal']);
    expect(asked('?premium-benefits')).toEqual(['becomePremiumAltModal']);
  });

  it('asks for several, the last on top, and for no more than a handful', () => {
    expect(asked('?open_modal=c&modal=a&modal=b&sign-in')).toEqual(['loginModal', 'a', 'b', 'c']);
    expect(asked(`?${'modal=a&'.repeat(1000)}modal=b`)).toEqual(['a', 'a', 'a', 'a', 'b']);
  });

  it('keeps the rest of itself when a modal opens', () => {
    const location = { pathname: '/characters', search: '?feed=anime&sign-in' };
    expect(modalHref(location, 'signUpModal')).toEqual({
      pathname: '/characters',
      search: '?feed=anime&modal=signUpModal',
    });
  });

  it('asks for one modal alone, told what it was', () => {
    const told = { about: 'end others', name: 'Noor' };
    const search = modalSearch('customConfirmModal', told);
    expect(requestedModals(new URLSearchParams(search))).toEqual(['customConfirmModal']);
    expect(metaOf(new URLSearchParams(search), 'customConfirmModal')).toEqual(told);
  });

  it('keeps the rest of itself when all modals close', () => {
    const search = new URLSearchParams(
      '?feed=anime&modal=a&open_modal=b&sign-in&sign-up&search=mila&loginModal.source=x',
    );
    expect(withoutModals(search).toString()).toBe('feed=anime&search=mila');
  });
});

describe('a stack', () => {
  const first = { pathname: '/', search: '?feed=new&modal=loginModal&loginModal.source=menu' };

  it('takes another modal on top and lets it go again', () => {
    const meta = { about: 'end-others' };
    const pushed = modalHref(first, 'customConfirmModal', { meta, under: ['loginModal'] });
    const search = new URLSearchParams(pushed.search);
    expect(requestedModals(search)).toEqual(['loginModal', 'customConfirmModal']);
    expect(metaOf(search, 'loginModal')).toEqual({ source: 'menu' });
    expect(metaOf(search, 'customConfirmModal')).toEqual(meta);
    expect(stackHref(pushed, ['loginModal'])).toEqual(first);
    expect(stackHref(pushed, [])).toEqual({ pathname: '/', search: '?feed=new' });
  });

  it('holds a modal once: opened again it comes to the top and is told anew', () => {
    const again = modalHref(first, 'loginModal', {
      meta: { source: 'nudge' },
      under: ['loginModal'],
    });
    const search = new URLSearchParams(again.search);
    expect(requestedModals(search)).toEqual(['loginModal']);
    expect(metaOf(search, 'loginModal')).toEqual({ source: 'nudge' });
  });
});
