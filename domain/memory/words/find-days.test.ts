import { expect, it } from 'vitest';
import { findDays } from './find-days';

/** A Wednesday. */
const moment = { at: new Date('2026-09-09T10:00:00Z'), timeZone: 'Europe/Berlin' };
const days = (text: string, at = moment) => findDays(text, at).days.toSorted();

it.each([
  ['en', 'What did I do yesterday, and last Saturday?', ['2026-09-05', '2026-09-08']],
  ['en', 'It was three weeks ago.', ['2026-08-19']],
  ['de', 'Was war vorgestern und am letzten Montag bei uns?', ['2026-09-07', '2026-09-07']],
  ['es', '¿Qué hice ayer y el sábado pasado?', ['2026-09-05', '2026-09-08']],
  ['fr', 'Et hier, ou samedi dernier, qu’est-ce que je faisais ?', ['2026-09-05', '2026-09-08']],
  ['pt', 'O que eu fiz ontem e no sábado passado?', ['2026-09-05', '2026-09-08']],
])('finds days that have passed in %s: %s', (_, text, found) => {
  expect(days(text)).toEqual([...new Set(found)]);
});

it('takes a weekday or a date without a year for the next and the last one', () => {
  expect(days('We are meeting on Saturday')).toEqual(['2026-09-05', '2026-09-12']);
  expect(days('The exam is on 30 July')).toEqual(['2026-07-30', '2027-07-30']);
  expect(days('It was on 30 July 2024')).toEqual(['2024-07-30']);
});

it('reckons from the day in the time zone of the person', () => {
  const at = new Date('2026-09-09T02:00:00Z');
  expect(days('I was there yesterday', { at, timeZone: 'America/Los_Angeles' })).toEqual([
    '2026-09-07',
  ]);
  expect(days('I was there yesterday', { at, timeZone: 'Not/AZone' })).toEqual(['2026-09-08']);
});

it('returns the text without the days', () => {
  expect(findDays('The party on 12 December is off', moment).rest).not.toMatch(/december/i);
  expect(findDays('It may rain in the second half', moment)).toEqual({
    days: [],
    rest: 'It may rain in the second half',
  });
});
