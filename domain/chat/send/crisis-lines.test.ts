import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { crisisLinesSettings, type HelpLine } from './crisis-lines';

const emptyCheck = ['', ''];
const day = /^\d{4}-\d{2}-\d{2}$/;

const rows = readFileSync(new URL('../../../docs/help-lines.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:[A-Z]{2}|all) \|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const lineRow = (where: string, { name, phone, sms, hours = 'not said' }: HelpLine) => {
  const numbers = [phone, sms && `text ${sms}`].filter(Boolean).join(', ');
  return [where, name, numbers || 'site alone', hours];
};

it('each line and emergency number has a source, a date, and a named checker or none', () => {
  const { crisis_lines, crisis_lines_international, emergency_numbers } = crisisLinesSettings;
  const byCountry = Object.entries(crisis_lines.parse(undefined));
  const emergency = Object.entries(emergency_numbers.parse(undefined));
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ...byCountry.flatMap(([where, lines]) => lines.map((line) => lineRow(where, line))),
    ...crisis_lines_international.parse(undefined).map((line) => lineRow('all', line)),
    ...emergency.map(([where, numbers]) => [
      where === 'default' ? 'all' : where,
      'emergency',
      numbers.join(', '),
      '24/7',
    ]),
  ]);
  for (const [where, name, , , source = '', written = '', ...check] of rows) {
    const [checked = '', by = ''] = check;
    const label = `${where} ${name}`;
    expect(source, label).toMatch(/^https:\/\/\S+$/);
    expect(written, label).toMatch(day);
    if (checked === '' || by === '') expect(check, label).toEqual(emptyCheck);
    else expect(checked >= written && day.test(checked), label).toBe(true);
  }
});
