import { expect, it } from 'vitest';
import { chooseModals } from './choose-modal';
import { modals } from '../../modal-names';
import { namesOf } from './modal-name';

const names = namesOf(modals);

it('opens for a visitor what visitors may use, and sign-up in place of the rest', () => {
  for (const name of names) {
    const isTheirs = modals[name].opensFor.includes('visitor');
    expect(chooseModals(modals, [name], 'visitor')).toEqual([isTheirs ? name : 'signUpModal']);
  }
});

it('asks whoever has yet to verify for the code before what is for members', () => {
  expect(chooseModals(modals, ['otpModal'], 'unverified')).toEqual(['otpModal']);
  for (const name of names) {
    const isTheirs = modals[name].opensFor.includes('unverified');
    expect(chooseModals(modals, [name], 'unverified')).toEqual([isTheirs ? name : 'otpModal']);
  }
});

it('asks nobody to sign in who has', () => {
  expect(chooseModals(modals, ['signUpModal', 'loginModal', 'otpModal'], 'member')).toEqual([]);
  expect(chooseModals(modals, ['illegalTopic'], 'member')).toEqual(['illegalTopic']);
});

it.each(['noSuchModal', 'constructor', '__proto__', ''])('opens nothing for %j', (asked) => {
  expect(chooseModals(modals, [asked], 'visitor')).toEqual([]);
  expect(chooseModals(modals, [asked], 'member')).toEqual([]);
});

it('keeps the order of a stack, once each', () => {
  const asked = ['illegalTopic', 'noSuchModal', 'loginModal', 'otpModal', 'signUpModal'];
  expect(chooseModals(modals, asked, 'visitor')).toEqual([
    'illegalTopic',
    'loginModal',
    'signUpModal',
  ]);
});
