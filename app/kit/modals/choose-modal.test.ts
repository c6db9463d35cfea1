import { expect, it } from 'vitest';
import { chooseModals } from './choose-modal';
import { definitionOf, modalNames as names } from './find-modal';

it('opens for a visitor what visitors may use, and sign-up in place of the rest', () => {
  for (const name of names) {
    const isTheirs = definitionOf(name).opensFor.includes('visitor');
    expect(chooseModals([name], 'visitor')).toEqual([isTheirs ? name : 'signUpModal']);
  }
});

it('asks whoever has yet to verify for the code before what is for members', () => {
  expect(chooseModals(['otpModal'], 'unverified')).toEqual(['otpModal']);
  for (const name of names) {
    const isTheirs = definitionOf(name).opensFor.includes('unverified');
    expect(chooseModals([name], 'unverified')).toEqual([isTheirs ? name : 'otpModal']);
  }
});

it('asks nobody to sign in who has', () => {
  expect(chooseModals(['signUpModal', 'loginModal', 'otpModal'], 'member')).toEqual([]);
  expect(chooseModals(['illegalTopic'], 'member')).toEqual(['illegalTopic']);
});

it.each(['noSuchModal', 'constructor', '__proto__', ''])('opens nothing for %j', (asked) => {
  expect(chooseModals([asked], 'visitor')).toEqual([]);
  expect(chooseModals([asked], 'member')).toEqual([]);
});

it('keeps the order of a stack, once each', () => {
  const asked = ['illegalTopic', 'noSuchModal', 'loginModal', 'otpModal', 'signUpModal'];
  expect(chooseModals(asked, 'visitor')).toEqual(['illegalTopic', 'loginModal', 'signUpModal']);
});
