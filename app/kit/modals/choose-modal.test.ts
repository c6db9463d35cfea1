import { expect, it } from 'vitest';
import { chooseModals } from './choose-modal';
import { modals } from '../../modal-names';
import { namesOf } from './modal-name';

const names = namesOf(modals);

it('opens the modals allowed for visitors, and sign-up in place of the others', () => {
  for (const name of names) {
    const isTheirs = modals[name].opensFor.includes('visitor');
    expect(chooseModals(modals, [name], 'visitor')).toEqual([isTheirs ? name : 'signUpModal']);
  }
});

it('opens the code step for an unverified user before the modals for members', () => {
  expect(chooseModals(modals, ['otpModal'], 'unverified')).toEqual(['otpModal']);
  for (const name of names) {
    const isTheirs = modals[name].opensFor.includes('unverified');
    expect(chooseModals(modals, [name], 'unverified')).toEqual([isTheirs ? name : 'otpModal']);
  }
});

it('opens no sign-in modal for a user who is logged in', () => {
  expect(chooseModals(modals, ['signUpModal', 'loginModal', 'otpModal'], 'member')).toEqual([]);
  expect(chooseModals(modals, ['illegalTopic'], 'member')).toEqual(['illegalTopic']);
});

it.each(['noSuchModal', 'constructor', '__proto__', ''])('opens nothing for %j', (requested) => {
  expect(chooseModals(modals, [requested], 'visitor')).toEqual([]);
  expect(chooseModals(modals, [requested], 'member')).toEqual([]);
});

it('keeps the order of a stack, once each', () => {
  const requested = ['illegalTopic', 'noSuchModal', 'loginModal', 'otpModal', 'signUpModal'];
  expect(chooseModals(modals, requested, 'visitor')).toEqual([
    'illegalTopic',
    'loginModal',
    'signUpModal',
  ]);
});
