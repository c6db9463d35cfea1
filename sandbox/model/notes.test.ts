import { expect, it } from 'vitest';
import { noteOn } from './notes';

const note = (task: string, ...turns: [by: string, text: string][]) =>
  noteOn([
    { role: 'system', content: `Task: ${task}\nWhatever is asked.` },
    { role: 'user', content: JSON.stringify(turns.map(([by, text]) => ({ by, text }))) },
  ]);
const they = 'the person';

it('notes what was told that says most, and what was answered to it', () => {
  const talk: [string, string][] = [
    [they, 'Hi Noor, how are you? My sister Anna moves to Basel next month.'],
    ['Noor', 'Basel. That is far for a sister.'],
    [they, 'I will help her carry boxes on Saturday. Right?'],
    ['Noor', 'Then carry the light ones first.'],
    [they, 'Yes.'],
  ];
  const told = 'My sister Anna moves to Basel next month. I will help her carry boxes on Saturday.';
  expect(note('diary', ...talk)).toBe(
    `They told me: “${told}” I said: “Then carry the light ones first.”`,
  );
  expect(note('gist', ...talk)).toBe(
    `You said: “${told}” Noor said: “Then carry the light ones first.”`,
  );
});

it('quotes what was told as it was said, whatever signs are in it', () => {
  expect(note('gist', [they, 'It cost me $& and {name} or $1 in all.'])).toBe(
    'You said: “It cost me $& and {name} or $1 in all.”',
  );
});

it('notes it in the language of whoever told', () => {
  expect(note('gist', [they, 'Ich bin heute nach Basel gezogen.'], ['Noor', 'Gut.'])).toBe(
    'Du hast gesagt: „Ich bin heute nach Basel gezogen.“',
  );
});

it('says so where nothing was told', () => {
  expect(note('gist', [they, 'Hi.'], ['Noor', 'Hello there, stranger.'])).toBe(
    'You talked for a while, about nothing in particular.',
  );
});

it('leaves to others what asks for no note', () => {
  expect(noteOn([{ role: 'user', content: 'Task: gist' }])).toBeNull();
});
