import { describe, expect, it } from 'vitest';
import { isExplicit } from './explicit';
import { nounPhrase } from './gist';
import { normalise } from './normalise';
import { readMessage } from './read-message';

const kindsOf = (message: string) =>
  readMessage(message, ['Noor'], 0).acts.map(({ intent }) => intent?.kind ?? null);

describe('a message', () => {
  it.each([
    ['how are u?', ['asksHowAreYou']],
    ['whats your name', ['asksName']],
    ['How old are you, and where do you live?', ['asksAge', 'asksHome']],
    ["What's your favourite kind of music?", ['asksFavourite']],
    ["What's my favourite kind of music?", ['asksOwnFavourite']],
    ["do you remember my dog's name?", ['asksOwnNamed']],
    ["my dog's name is Rex", [null]],
    ['are you a real person?', ['asksIfAi']],
    ['are you a real romantic?', [null]],
    ["I'm 10 minutes away", [null]],
    ["I'm 15", ['underage']],
    ["I'm so tired", ['feels']],
    ['I love you', ['saysLove']],
    ['I love jazz', [null]],
    ["I'm fine, and you?", ['feels', 'asksBack']],
    ['tell me a story', ['asksForStory']],
    ['would you rather fly or swim?', ['asksToChoose']],
    ['should I call her?', ['asksAdvice']],
    ['do you know how old I am?', ['asksOwnAge']],
  ])('%j is understood', (message, kinds) => {
    expect(kindsOf(message)).toEqual(kinds);
  });

  it('greets by name without the name becoming something to talk about', () => {
    expect(readMessage('Good evening, Noor! How are you?', ['Noor'], 0)).toMatchObject({
      greets: true,
      acts: [{ plain: 'how are you?' }],
    });
    expect(readMessage('hi', ['Noor'], 0)).toEqual({ greets: true, acts: [] });
  });
});

describe('what a question is about', () => {
  it.each([
    ['what would you do with a million euros?', 'a million euros'],
    ['do you believe in ghosts?', 'ghosts'],
    ['How do lighthouses work?', 'lighthouses'],
    ['why is that?', ''],
    ['have you read The Little Prince?', 'The Little Prince'],
  ])('%j: %j', (question, expected) => {
    expect(nounPhrase(question)).toBe(expected);
  });
});

describe('a wish for what this place does not do', () => {
  it.each([
    'send me nudes',
    'Take off your clothes',
    'talk dirty to me',
    'I want to sleep with you',
  ])('is seen in %j', (message) => {
    expect(isExplicit(normalise(message))).toBe(true);
  });

  it.each([
    'I love this damn song',
    'kiss me good night',
    'what a beautiful dress',
    'I slept badly',
    'take off your coat and sit down',
    'my class is full of assassins in history',
  ])('is not seen in %j', (message) => {
    expect(isExplicit(normalise(message))).toBe(false);
  });
});
