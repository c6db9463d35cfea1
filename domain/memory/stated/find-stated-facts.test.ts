import { describe, expect, it } from 'vitest';
import { findStatedFacts } from './find-stated-facts';

const texts = (message: string) => findStatedFacts(message).map(({ text }) => text);

describe('a plainly stated fact', () => {
  it.each([
    ['My name is Robin.', 'Your name is Robin'],
    ['I moved to Lyon last week!', 'You live in Lyon'],
    ['Well, I live in New York and I like it.', 'You live in New York'],
    ['I work as a nurse, mostly nights.', 'You work as a nurse'],
    ["I'm a night nurse at the hospital.", 'You are a night nurse'],
    ['My sister Ana rang about the flowers.', 'Sister: Ana'],
    ["My dog's name is Biscuit.", 'Dog: Biscuit'],
    ['My birthday is on the 12th of March.', 'Your birthday is 12th of March'],
    ['My favourite colour is green.', 'Your favourite colour is green'],
    ['I hate coriander.', 'You cannot stand coriander'],
    ["I'm allergic to peanuts.", 'You are allergic to peanuts'],
    ['Please call me Bee.', 'You like to be called Bee'],
    ["Je m'appelle Camille et j'habite à Nantes.", 'Votre nom : Camille'],
    ['Ich wohne in Leipzig.', 'Du wohnst hier: Leipzig'],
    ['Mein Hund heißt Bruno.', 'Hund: Bruno'],
    ['Vivo en Sevilla desde hace años.', 'Vives en Sevilla'],
    ['Moro em Recife.', 'Você mora aqui: Recife'],
  ])('%s', (message, text) => {
    expect(texts(message)).toContain(text);
  });

  it.each([
    'Do you think I live in Lyon?',
    'I love you.',
    'I love how you say that.',
    'You live in Lyon.',
    'I live for the weekend.',
    "J'adore ça.",
    'Ich liebe dich.',
    'It is raining.',
    '',
  ])('nothing: %s', (message) => {
    expect(texts(message)).toEqual([]);
  });

  it('quotes its sentence, and names a topic of which only one fact can be true', () => {
    const [home] = findStatedFacts('What a day. I moved to Lyon! How are you?');
    expect(home).toMatchObject({ quote: 'I moved to Lyon!', topic: 'home', about: 'person' });
    expect(findStatedFacts('I love rain.')[0]?.topic).toBeNull();
    expect(findStatedFacts('Call me Bee.')[0]?.about).toBe('both');
  });

  it('cuts a long sentence and takes no time over it', () => {
    const long = `I live in Lyon and ${'walk '.repeat(400)}home.`;
    expect(findStatedFacts(long)[0]?.quote).toMatch(/^I live in Lyon.{80,104}…$/);
    // A quadratic algorithm would exceed the test's time limit.
    findStatedFacts('my '.repeat(60_000));
    findStatedFacts(`I work as ${'a'.repeat(150_000)}`);
  });
});
