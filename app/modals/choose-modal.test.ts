import { expect, it } from 'vitest';
import { chooseModal } from './choose-modal';
import { modals } from './registry';

it('opens for a visitor what visitors may use', () => {
  expect(chooseModal('loginModal', 'visitor')).toBe('loginModal');
  expect(chooseModal('illegalTopic', 'visitor')).toBe('illegalTopic');
});

it('opens sign-up for a visitor in place of any other modal there is', () => {
  for (const [name, { forVisitors }] of Object.entries(modals)) {
    expect(chooseModal(name, 'visitor')).toBe(forVisitors ? name : 'signUpModal');
  }
});

it.each(['noSuchModal', 'constructor', '', null])('opens nothing for %j', (asked) => {
  expect(chooseModal(asked, 'visitor')).toBeNull();
  expect(chooseModal(asked, 'member')).toBeNull();
});

it('asks nobody to sign in who has', () => {
  expect(chooseModal('signUpModal', 'member')).toBeNull();
  expect(chooseModal('otpModal', 'member')).toBeNull();
  expect(chooseModal('otpModal', 'unverified')).toBe('otpModal');
});
