import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../grammar/languages';
import { createPromptJudge } from './prompt-judge';
import { readPromptLines } from './prompt-lines';

const now = () => new Date('2026-11-28T12:00:00Z');
const judge = createPromptJudge(now);
const categoriesOf = (prompt: string, bounds: Partial<Parameters<typeof judge.judge>[1]> = {}) => {
  const verdict = judge.judge(prompt, { level: 'sfw', ...bounds });
  return verdict.kind === 'allowed' ? [] : verdict.findings.map(({ category }) => category);
};
const folder = new URL('./known/', import.meta.url);
const samples = readdirSync(folder).flatMap((name) =>
  readPromptLines(readFileSync(new URL(name, folder), 'utf8')),
);

describe('an order for a picture', () => {
  it.each(languages)('is judged as its sample is labelled, in %s', (language) => {
    const wrong = samples.filter(({ lang, text, label }) => {
      if (lang !== language) return false;
      const [found = 'safe'] = categoriesOf(text);
      return found !== label;
    });
    expect(wrong).toEqual([]);
  });

  it('is judged by years of birth against the clock', () => {
    expect(categoriesOf('born in 2010, on a swing')).toEqual(['minors']);
    expect(categoriesOf('born in 2001, on a swing')).toEqual([]);
  });

  it('shows as much as the operator allows', () => {
    expect(categoriesOf('topless on the balcony')).toEqual(['explicit']);
    expect(categoriesOf('topless on the balcony', { level: 'topless' })).toEqual([]);
    expect(categoriesOf('naked in the shower', { level: 'topless' })).toEqual(['explicit']);
    expect(categoriesOf('naked in the shower', { level: 'nude' })).toEqual([]);
    expect(categoriesOf('a naked fifteen-year-old', { level: 'explicit' })).toEqual(['minors']);
  });

  it('may name its own character, who is not a real person', () => {
    expect(categoriesOf('looking like Marta Winter', { own: ['Marta Winter'] })).toEqual([]);
    expect(categoriesOf('looking like Marta Winter')).toEqual(['real_person']);
  });

  it('of a person under 18 is refused despite other words, and never counts as its writer’s age', () => {
    const safe = samples.filter(({ label }) => label === 'safe').map(({ text }) => text);
    const young = samples.filter(({ label }) => label === 'minors').map(({ text }) => text);
    fc.assert(
      fc.property(fc.constantFrom(...safe), fc.constantFrom(...young), (first, second) => {
        const found = categoriesOf(`${first}. ${second}.`);
        expect(found).toContain('minors');
        expect(found).not.toContain('minor_self');
      }),
    );
  });
});
