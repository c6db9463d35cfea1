import { describe, expect, it } from 'vitest';
import { retell } from './fan-fact';
import { readFacts, statementsAbout } from './read-facts';

const told = (...messages: string[]) => readFacts(messages, []).map(retell);

describe('what a fan tells', () => {
  it.each([
    ['my name is alex', 'your name is Alex'],
    ["Hi, I'm Alex!", 'your name is Alex'],
    ['Call me Sam', 'your name is Sam'],
    ['Alex here', 'your name is Alex'],
    ["I'm 34 years old", 'you are 34'],
    ['I work as a nurse in Leeds', 'you work as a nurse'],
    ["I'm a software engineer", 'you work as a software engineer'],
    ["I'm studying law", 'you study law'],
    ['I live in New York with my cat', 'you live in New York'],
    ['I moved to Berlin last year', 'you live in Berlin'],
    ["I'm from Poland", 'you come from Poland'],
    ['I have a dog called Biscuit', 'your dog is called Biscuit'],
    ['My cat’s name is Luna', 'your cat is called Luna'],
    ['my dog Rex ate my shoe', 'your dog is called Rex'],
    ['I have two cats, Luna and Milo', 'your cats are called Luna and Milo'],
    ['My sister Clara lives abroad', 'your sister is called Clara'],
    ['My favorite colour is green', 'your favourite colour is green'],
    ['I love hiking and black coffee', 'you like hiking and black coffee'],
    ["I can't stand mushrooms", 'you cannot stand mushrooms'],
    ['I play the violin', 'you play the violin'],
    ['I play football on Sundays', 'you play football on Sundays'],
    ['I have an interview tomorrow', 'you have an interview tomorrow'],
    ["I'm going to Rome on Friday", 'you are going to Rome on Friday'],
    ['My birthday is on the 4th of May', 'your birthday is the 4th of May'],
    ["I'm allergic to peanuts", 'you are allergic to peanuts'],
    ['I bought a red bicycle', 'you have a red bicycle'],
    ["I'm from Porto actually, ever been there?", 'you come from Porto'],
    ["I'm learning the guitar", 'you play the guitar'],
    ['I design bridges', 'you design bridges'],
  ])('%j is kept as %j', (message, expected) => {
    expect(told(message)).toContain(expected);
  });

  it.each([
    "I'm tired",
    "I'm so happy",
    "i'm starving",
    "I'm a bit lost",
    "I'm a fan of yours",
    'I love you',
    'I like it',
    "I'm in love",
    'Is my dog called Rex?',
    "what's my name?",
    'do I live in Leeds?',
  ])('%j tells nothing of the kind', (message) => {
    expect(told(message)).toEqual([]);
  });

  it('is replaced by a correction', () => {
    expect(told("I'm Alex", 'I live in Graz', 'call me Al', 'I moved to Linz')).toEqual([
      'your name is Al',
      'you live in Linz',
    ]);
  });

  it('may be told in two messages', () => {
    expect(told('I have a dog', 'Her name is Biscuit')).toEqual(['your dog is called Biscuit']);
  });

  it('gives a name to somebody who was only mentioned', () => {
    expect(told('my mom is visiting this weekend', "She's called Teresa")).toContain(
      'your mom is called Teresa',
    );
  });

  it('may be known from earlier talks', () => {
    const facts = readFacts(
      [],
      ['Has a dog called Rex.', 'They live in Oslo', 'Works as a nurse', 'Their name is Mia'],
    );
    expect(facts.map(retell)).toEqual([
      'your dog is called Rex',
      'you live in Oslo',
      'you work as a nurse',
      'your name is Mia',
    ]);
  });
});

it('finds what was said about a matter, the newest first', () => {
  const messages = [
    'I once stole a library book.',
    'do you like books?',
    'The library forgave me, I think',
  ];
  expect(statementsAbout(messages, ['library'])).toEqual([
    'The library forgave you, you think',
    'you once stole a library book',
  ]);
});
