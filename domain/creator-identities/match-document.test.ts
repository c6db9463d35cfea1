import { expect, it } from 'vitest';
import { isAdultOn, matchDocument } from './match-document';

const document = { firstName: 'María José', lastName: 'Núñez-Ruiz', birthDate: '1994-05-17' };

it.each([
  ['Maria Nunez', true],
  ['RUIZ maría', true],
  ['Maria Lopez', false],
  ['', null],
])('the profile’s name “%s” matches: %s', (displayName, nameMatches) => {
  const match = matchDocument(document, { displayName, birthDate: null });
  expect(match).toEqual({ nameMatches, birthDateMatches: null });
});

it.each([
  ['2008-12-01', true],
  ['2008-12-02', false],
  ['2008-02-29', true],
])('who was born on %s is an adult on 1 December 2026: %s', (birthDate, isAdult) => {
  expect(isAdultOn(birthDate, new Date('2026-12-01T00:00:00Z'))).toBe(isAdult);
});
