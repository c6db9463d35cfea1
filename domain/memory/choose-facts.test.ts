import { expect, it } from 'vitest';
import { chooseFacts } from './choose-facts';
import { wantedOf } from './lines/recall-lines';

const now = new Date('2026-11-20T20:00:00Z');
const fact = (text: string, daysAgo: number, topic: string | null = null) => ({
  id: text,
  text,
  quote: null,
  topic,
  toldAt: new Date(now.getTime() - daysAgo * 86_400_000),
});
const horse = fact('Your horse is called Ember', 300);
const tea = fact('You love green tea', 1);
const name = fact('Your name is Robin', 400, 'name');
const wantedBy = (messages: string[]) =>
  wantedOf(
    messages.map((content) => ({ role: 'user', content })),
    { at: now, timeZone: 'UTC' },
  );
const first = (messages: string[]) => chooseFacts([horse, tea, name], wantedBy(messages), now)[0];

it('puts facts on the current topic first, else the name, else recent facts', () => {
  expect(first(['How are my horses today, do you think, and is Ember well?'])).toBe(horse);
  expect(first(['Good evening'])).toBe(name);
  expect(chooseFacts([horse, tea], wantedBy(['Good evening']), now)).toEqual([tea, horse]);
});

it('weighs the last message most', () => {
  expect(chooseFacts([horse, tea], wantedBy(['my horse', 'some green tea']), now)[0]).toBe(tea);
});

it('keeps every fact, in the same order for any input order', () => {
  const wanted = wantedBy(['Robin rides']);
  expect(chooseFacts([name, tea, horse], wanted, now)).toEqual(
    chooseFacts([horse, tea, name], wanted, now),
  );
});
