import { describe, expect, it } from 'vitest';
import { localDay, resolveDay } from './calendar';
import { inEnglish } from './in-english';
import { inFrench } from './in-french';
import { inGerman } from './in-german';
import { inPortuguese } from './in-portuguese';
import { inSpanish } from './in-spanish';

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const resolve = (text: string, today = '2026-12-02', { calendar } = inEnglish) =>
  resolveDay(text, calendar, day(today))?.day.toISOString().slice(0, 10) ?? null;

describe('a named day', () => {
  it('is the next one from today', () => {
    const rows: [string, string, string | null][] = [
      // 2 December 2026 is a Wednesday, 6 December a Sunday.
      ['on Wednesday', '2026-12-02', '2026-12-09'],
      ['this Wednesday', '2026-12-02', '2026-12-02'],
      ['on Saturday', '2026-12-02', '2026-12-05'],
      ['next Saturday', '2026-12-02', '2026-12-12'],
      ['next Monday', '2026-12-02', '2026-12-07'],
      ['next Monday', '2026-12-06', '2026-12-07'],
      ['next Sunday', '2026-12-06', '2026-12-13'],
      ['Friday next week', '2026-12-02', '2026-12-11'],
      ['Friday next week', '2026-12-06', '2026-12-11'],
      ['Sunday next week', '2026-12-06', '2026-12-13'],
      ['today', '2026-12-31', '2026-12-31'],
      ['tomorrow', '2026-12-31', '2027-01-01'],
      ['the day after tomorrow', '2027-02-27', '2027-03-01'],
      ['in three days', '2026-12-30', '2027-01-02'],
      ['in a week', '2026-12-02', '2026-12-09'],
      ['on 2 December', '2026-12-02', '2026-12-02'],
      ['1 December', '2026-12-02', '2027-12-01'],
      ['29 February', '2026-12-02', '2028-02-29'],
      ['29 February', '2096-03-01', '2104-02-29'],
      ['on Saturday the 5th of December 2026', '2026-12-02', '2026-12-05'],
      ['May 3rd, 2030', '2026-12-02', '2030-05-03'],
      ['2030-05-03', '2026-12-02', '2030-05-03'],
      ['on the 31st', '2026-11-30', '2026-12-31'],
      ['on the 30th', '2027-01-31', '2027-03-30'],
      ['31 February', '2026-12-02', null],
      ['29 February 2027', '2026-12-02', null],
      ['someday', '2026-12-02', null],
    ];
    expect(rows.map(([text, today]) => [text, today, resolve(text, today)])).toEqual(rows);
  });

  it('is read in each language', () => {
    const rows = [
      [inGerman, 'am 3. Mai', '2027-05-03'],
      [inGerman, 'am 3.5.2028', '2028-05-03'],
      [inGerman, 'Dienstag nächster Woche', '2026-12-08'],
      [inGerman, 'übermorgen', '2026-12-04'],
      [inFrench, 'le 1er mai', '2027-05-01'],
      [inFrench, 'mardi prochain', '2026-12-08'],
      [inFrench, 'après-demain', '2026-12-04'],
      [inSpanish, 'el 3 de mayo', '2027-05-03'],
      [inSpanish, 'el martes de la semana que viene', '2026-12-08'],
      [inSpanish, 'pasado mañana', '2026-12-04'],
      [inPortuguese, 'no dia 3 de maio', '2027-05-03'],
      [inPortuguese, 'na terça que vem', '2026-12-08'],
      [inPortuguese, 'depois de amanhã', '2026-12-04'],
    ] as const;
    expect(rows.map(([language, text]) => [text, resolve(text, undefined, language)])).toEqual(
      rows.map(([, text, date]) => [text, date]),
    );
  });

  it('begins at midnight of the time zone', () => {
    const at = new Date('2026-12-02T23:30:00Z');
    expect(localDay(at, 'UTC')).toEqual(day('2026-12-02'));
    expect(localDay(at, 'Asia/Tokyo')).toEqual(day('2026-12-03'));
    expect(localDay(at, 'America/Los_Angeles')).toEqual(day('2026-12-02'));
  });
});
