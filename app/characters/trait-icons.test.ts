import { expect, it } from 'vitest';
import { traitIcon, traitKey } from './trait-icons';

it('maps a value to its key regardless of case and spaces', () => {
  expect(traitKey('  Flight Attendant ')).toBe('flight_attendant');
});

it('shows a known value by its own icon', () => {
  expect(traitIcon('Occupation', 'Photographer')).toBe('camera');
  expect(traitIcon('Hobby', 'travel')).toBe('plane');
});

it('shows an unknown value by the icon of its kind', () => {
  expect(traitIcon('Occupation', 'Lighthouse keeper')).toBe('briefcase');
});

it('shows a value of an unknown kind by the default icon', () => {
  expect(traitIcon('Zodiac', 'Leo')).toBe('tag');
  expect(traitIcon('Hobby', 'constructor')).toBe('star');
});
