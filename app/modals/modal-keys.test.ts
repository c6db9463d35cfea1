import { describe, expect, it } from 'vitest';
import { requestedModals, metaOf, modalHref, stackHref, withoutModals } from './modal-keys';

const asked = (search: string) => requestedModals(new URLSearchParams(search));

describe('an address', () => {
  it('asks for a modal by each of its parameters', () => {
    expect(asked('?modal=otpModal')).toEqual(['otpModal']);
    expect(asked('?open_modal=otpModal')).toEqual(['otpModal']);
    expect(asked('?sign-in')).toEqual(['loginModal']);
    expect(asked('?sign-up=')).toEqual(['signUpModal']);
    expect(asked('?feed=new&modal=')).toEqual([]);
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

  it('keeps the rest of itself when all modals close', () => {
    const search = new URLSearchParams(
      '?feed=anime&modal=a&open_modal=b&sign-in&sign-up&search=mila&loginModal.source=x&a.b=c',
    );
    expect(withoutModals(search).toString()).toBe('feed=anime&search=mila&a.b=c');
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
