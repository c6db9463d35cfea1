import { expect, it } from 'vitest';
import { askedModal, modalHref, withoutModals } from './modal-keys';

const asked = (search: string) => askedModal(new URLSearchParams(search));

it('reads a modal from each of its parameters', () => {
  expect(asked('?modal=otpModal')).toBe('otpModal');
  expect(asked('?open_modal=otpModal')).toBe('otpModal');
  expect(asked('?sign-in')).toBe('loginModal');
  expect(asked('?sign-up=')).toBe('signUpModal');
  expect(asked('?feed=new')).toBeNull();
});

it('keeps the rest of the address when a modal opens', () => {
  const location = { pathname: '/characters', search: '?feed=anime&sign-in' };
  expect(modalHref(location, 'signUpModal')).toEqual({
    pathname: '/characters',
    search: '?feed=anime&modal=signUpModal',
  });
});

it('keeps the rest of the address when a modal closes', () => {
  const search = new URLSearchParams(
    '?feed=anime&modal=a&open_modal=b&sign-in&sign-up&search=mila',
  );
  expect(withoutModals(search).toString()).toBe('feed=anime&search=mila');
});
