import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFacts } from '../choose-facts';
import { factLength } from '../schema';
import { wantedTerms } from '../words/line-terms';
import { findStatedFacts } from './find-stated-facts';
import { sentAt } from './testing/stated-texts';

const find = (message: string, sent = sentAt) => findStatedFacts(message, sent);
const texts = (message: string, sent = sentAt) => find(message, sent).map(({ text }) => text);

describe('a plainly stated fact', () => {
  it('quotes its sentence, and names a topic of which only one fact can be true', () => {
    const [home] = find('What a day. I moved to Lyon! How are you?');
    expect(home).toMatchObject({ quote: 'I moved to Lyon!', topic: 'home', about: 'person' });
    expect(find('I love rain.')[0]?.topic).toBe(find('I hate rain.')[0]?.topic);
    expect(find('My sister Ana rang.')[0]?.topic).toBeNull();
    expect(find('Call me Bee.')[0]?.about).toBe('both');
  });

  it('quotes a date that a full stop divides', () => {
    expect(find('Mein Termin ist am 3. Mai. Bis dann!')[0]?.quote).toBe(
      'Mein Termin ist am 3. Mai.',
    );
  });

  it('is found in each sentence, in its language', () => {
    expect(texts('My name is Robin.\nJ’habite à Lyon. Ich bin 32.')).toEqual([
      'Your name is Robin',
      'Vous habitez ici : Lyon',
      'Du bist 32 Jahre alt',
    ]);
  });

  it('cuts a long sentence and takes no time over it', () => {
    const long = `I live in Lyon and ${'walk '.repeat(400)}home.`;
    expect(find(long)[0]?.quote).toMatch(/^I live in Lyon.{80,104}…$/);
    // A quadratic algorithm would exceed the test's time limit.
    find('my '.repeat(60_000));
    find(`I work as ${'a'.repeat(150_000)}`);
    find('« “ '.repeat(20_000));
  });
});

describe('a day', () => {
  it('is reckoned from the time of the message in the time zone of the person', () => {
    const at = new Date('2026-12-02T23:30:00Z');
    const on = (timeZone: string) => texts('My exam is tomorrow.', { at, timeZone });
    expect(on('UTC')).toEqual(['Exam: Thursday, 3 December 2026']);
    expect(on('Europe/Berlin')).toEqual(['Exam: Friday, 4 December 2026']);
    expect(on('No/Where')).toEqual(['Exam: Thursday, 3 December 2026']);
  });

  it('answers a question about it', () => {
    const facts = find("I love tea. Anna's wedding is on Saturday. My dog is called Rex.").map(
      (fact, index) => ({ ...fact, id: String(index), toldAt: sentAt.at }),
    );
    const wanted = wantedTerms("When is Anna's wedding?", sentAt);
    const [best] = chooseFacts(facts, wanted, sentAt.at);
    expect(best?.text).toBe("Anna's wedding: Saturday, 5 December 2026");
  });
});

describe('any message', () => {
  const pieces = [
    'I',
    'my',
    'name is',
    'Robin',
    'live in',
    'Leeds',
    '.',
    '?',
    '"',
    '«',
    '*',
    '\n',
    'on',
    'Friday',
    '3.',
    'Mai',
    'ich',
    'wohne in',
    'habe',
    'morgen',
    "j'ai",
    '32',
    'ans',
    'me llamo',
    'tengo',
    'não',
    'meu',
    'cachorro',
    'died',
    'any more',
    'like',
    '31 February',
    "Anna's wedding is",
    'in 99 weeks',
    '¿',
    'é',
    'de',
    '2027-02-30',
    '😊',
  ];
  const message = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((words) => words.join(' ')),
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((words) => words.join('')),
  );

  it('gives short facts of one line, each with words of the message, and never throws', () => {
    fc.assert(
      fc.property(
        message,
        fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true }),
        (written, at) => {
          for (const { text, quote } of find(written, { at, timeZone: 'America/New_York' })) {
            expect(text.length).toBeLessThanOrEqual(factLength);
            expect(text).toMatch(/^\S(?:.*\S)?$/u);
            expect(quote).not.toBe('');
            expect(written).toContain(quote.replace(/…$/, ''));
          }
        },
      ),
    );
  });

  it('gives no fact as a quotation or a question', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces.filter((one) => /^[\w ']+$/u.test(one)))),
        (words) => {
          const sentence = words.join(' ');
          expect(texts(`“${sentence} so there”`)).toEqual([]);
          expect(texts(`${sentence} of Ghent?`)).toEqual([]);
        },
      ),
    );
  });
});
