import { describe, expect, it } from 'vitest';
import { inFirstPerson } from './first-person';

describe('a fact as its character says it', () => {
  it.each([
    ['Has a one-eyed cat called Miso', 'I have a one-eyed cat called Miso'],
    ['Her favourite film is Laura', 'My favourite film is Laura'],
    ['Favourite drink: black tea', 'My favourite drink is black tea'],
    ['You grew up in Porto and kept your accent', 'I grew up in Porto and kept my accent'],
    ['She teaches, and she keeps her boat', 'I teach, and I keep my boat'],
    ['Noor photographs trains and sells her prints', 'I photograph trains and sell my prints'],
    ['I collect timetables.', 'I collect timetables'],
    ['Allergic to strawberries', "I'm allergic to strawberries"],
    ['Left-handed', "I'm left-handed"],
    ['Cannot cook anything', 'I cannot cook anything'],
    ['Never wears a watch', 'I never wear a watch'],
    ['Studied physics', 'I studied physics'],
    ['Two sisters in Lyon', 'I have two sisters in Lyon'],
    ['Born on a ferry', 'I was born on a ferry'],
    ['Restoring a boat', "I'm restoring a boat"],
    ['Noor’s garage is a single bay', 'My garage is a single bay'],
    ['She has one card she never shows.', 'I have one card I never show'],
    [
      'He lands on time, cooks badly and writes to his sister.',
      'I land on time, cook badly and write to my sister',
    ],
    ['Stairs tell you how a family argues.', 'Stairs tell you how a family argues'],
    ['You can hear when a loaf is done.', 'You can hear when a loaf is done'],
    ['A good comma is a held breath.', 'A good comma is a held breath'],
    [
      'At home she speaks so little that the cat answers for her.',
      'At home I speak so little that the cat answers for me',
    ],
  ])('%j becomes %j', (statement, expected) => {
    const isAddressed = statement.startsWith('You grew');
    expect(inFirstPerson(statement, { names: ['Noor Haddad', 'Noor'], isAddressed })).toBe(
      expected,
    );
  });
});
