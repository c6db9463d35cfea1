import { expect, it } from 'vitest';
import { noor } from '../../dialogues/characters';
import { readProfile } from './profile';

it('reads the labelled lines of a prompt, wherever they stand', () => {
  expect(readProfile(`${noor}\nThe person you are talking with is called Alex.`)).toEqual({
    name: 'Noor Haddad',
    firstName: 'Noor',
    clock: null,
    doing: null,
    mood: null,
    wanted: null,
    likely: null,
    age: 28,
    occupation: 'Night-train photographer',
    lives: 'in Lisbon, in a flat above a bakery',
    city: 'Lisbon',
    address: 'Lisbon, in a flat above a bakery',
    personality: ['romantic', 'curious'],
    speaks: 'softly, in pictures',
    about: [
      'Noor photographs passengers on night trains.',
      'She grew up in Beirut and moved to Lisbon at twenty.',
    ],
    facts: [
      'Has a one-eyed cat called Miso',
      'Her favourite film is In the Mood for Love',
      'Collects ticket stubs from every line she rode',
      'Allergic to strawberries',
    ],
    hobbies: [],
    fanName: 'Alex',
    memories: [],
  });
});

it('makes do with nothing', () => {
  expect(readProfile('')).toMatchObject({
    firstName: 'Selene',
    age: null,
    occupation: null,
    facts: [],
  });
});

it.each([
  ['Lisbon', 'in Lisbon', 'Lisbon'],
  ['in Lisbon.', 'in Lisbon', 'Lisbon'],
  ['Beirut to Basel', 'between Beirut and Basel', null],
  ['On a hill outside Prague', 'on a hill outside Prague', null],
])('says where somebody lives who lives %j', (place, lives, city) => {
  expect(readProfile(`Lives: ${place}`)).toMatchObject({ lives, city });
});

it('takes what earlier talks left behind from a list of memories', () => {
  expect(
    readProfile('What you remember:\n- Has a dog called Rex\n- Works as a nurse').memories,
  ).toEqual(['Has a dog called Rex', 'Works as a nurse']);
});
