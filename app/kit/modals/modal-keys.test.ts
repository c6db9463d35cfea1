import { describe, expect, it } from 'vitest';
import {
  requestedModals,
  metaOf,
  modalHref,
  modalSearch,
  stackHref,
  withoutModals,
} from './modal-keys';

const requestedIn = (search: string) => requestedModals(new URLSearchParams(search));

describe('an address', () => {
  it('requests a modal by each of its parameters', () => {
    expect(requestedIn('?modal=otpModal')).toEqual(['otpModal']);
    expect(requestedIn('?open_modal=otpModal')).toEqual(['otpModal']);
    expect(requestedIn('?sign-in')).toEqual(['loginModal']);
    expect(requestedIn('?sign-up=')).toEqual(['signUpModal']);
    expect(requestedIn('?modal=constructor&open_modal=toString')).toEqual([
      'constructor',
      'toString',
    ]);
    expect(requestedIn('?modal=tokensPurchasedSuccessModal')).toEqual(['successTokenModal']);
    expect(requestedIn('?feed=new&modal=')).toEqual([]);
  });

  it('requests the replacement of a renamed modal', () => {
    expect(requestedIn('?modal=buySubscriptionFailedModal')).toEqual(['failPremiumModal']);
    expect(requestedIn('?open_modal=tokensPurchasedFailedModal')).toEqual(['failTokenModal']);
    expect(requestedIn('?premium-benefits')).toEqual(['becomePremiumAltModal']);
  });

  it('requests several modals, the last on top, and at most a handful', () => {
    expect(requestedIn('?open_modal=c&modal=a&modal=b&sign-in')).toEqual([
      'loginModal',
      'a',
      'b',
      'c',
    ]);
    expect(requestedIn(`?${'modal=a&'.repeat(1000)}modal=b`)).toEqual(['a', 'a', 'a', 'a', 'b']);
  });

  it('keeps the rest of itself when a modal opens', () => {
    const location = { pathname: '/characters', search: '?feed=anime&sign-in' };
    expect(modalHref(location, 'signUpModal')).toEqual({
      pathname: '/characters',
      search: '?feed=anime&modal=signUpModal',
    });
  });

  it('requests one modal alone, with its details', () => {
    const meta = { about: 'end others', name: 'Noor' };
    const search = modalSearch('customConfirmModal', meta);
    expect(requestedModals(new URLSearchParams(search))).toEqual(['customConfirmModal']);
    expect(metaOf(new URLSearchParams(search), 'customConfirmModal')).toEqual(meta);
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

  it('takes another modal on top and releases it again', () => {
    const meta = { about: 'end-others' };
    const pushed = modalHref(first, 'customConfirmModal', { meta, under: ['loginModal'] });
    const search = new URLSearchParams(pushed.search);
    expect(requestedModals(search)).toEqual(['loginModal', 'customConfirmModal']);
    expect(metaOf(search, 'loginModal')).toEqual({ source: 'menu' });
    expect(metaOf(search, 'customConfirmModal')).toEqual(meta);
    expect(stackHref(pushed, ['loginModal'])).toEqual(first);
    expect(stackHref(pushed, [])).toEqual({ pathname: '/', search: '?feed=new' });
  });

  it('holds a modal once: opened again, it comes to the top with new details', () => {
    const again = modalHref(first, 'loginModal', {
      meta: { source: 'nudge' },
      under: ['loginModal'],
    });
    const search = new URLSearchParams(again.search);
    expect(requestedModals(search)).toEqual(['loginModal']);
    expect(metaOf(search, 'loginModal')).toEqual({ source: 'nudge' });
  });
});
