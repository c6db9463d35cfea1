import { describe, expect, it } from 'vitest';
import { shiftPerson } from './person-shift';

describe('words said from the other side', () => {
  it.each([
    ['I lost my keys', 'you lost your keys'],
    ["I'm tired and I've had enough", "you're tired and you've had enough"],
    ['I was at my sister’s', "you were at your sister's"],
    ['are you happy', 'am I happy'],
    ['do you love trains', 'do I love trains'],
    ['I want to talk to you', 'you want to talk to me'],
    ['your eyes', 'my eyes'],
  ])('%j becomes %j', (said, expected) => {
    expect(shiftPerson(said)).toBe(expected);
  });
});
