import { expect, it } from 'vitest';
import { languages } from '../language';
import { alternatives, heardIn } from '../talk';
import { expand } from './expand';
import { recognise } from './recogniser';

it('expands alternatives, of which one may be empty', () => {
  expect(expand('good (day/night)( you/)')).toEqual([
    'good day you',
    'good day',
    'good night you',
    'good night',
  ]);
});

it('shares its intents between all languages', () => {
  const intents = Object.keys(heardIn('en')).sort();
  for (const language of languages) {
    expect(Object.keys(heardIn(language)).sort()).toEqual(intents);
  }
});

it.each(languages)('recognises nine of ten of its own lines in %s', (language) => {
  const lines = Object.entries(heardIn(language)).flatMap(([intent, entry]) =>
    alternatives(entry).flatMap((template) =>
      expand(template)
        .slice(0, 1)
        .map((line) => ({ intent, line })),
    ),
  );
  const right = lines.filter(({ intent, line }) => recognise(line, language)[0]?.intent === intent);
  expect(right.length / lines.length).toBeGreaterThan(0.9);
});
