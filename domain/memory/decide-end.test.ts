import { describe, expect, it } from 'vitest';
import { endWords, isEndedBy } from './decide-end';

const fact = (text: string, topic: string | null = null) =>
  ({ text, topic, origin: 'told', editedAt: null }) as const;

describe('the end of a fact', () => {
  it('is recognised by its longer words', () => {
    expect(endWords('at the old Tesco')).toEqual(['tesco']);
    expect(endWords('tea')).toEqual(['tea']);
    expect(endWords(' … ')).toEqual([]);
  });

  it('needs its topic, or all its words with a mark', () => {
    const end = { topic: 'taste green tea', words: ['green', 'tea'], marks: /love/ };
    expect(isEndedBy(fact('Green tea it is', 'taste green tea'), end)).toBe(true);
    expect(isEndedBy(fact('You love green tea'), end)).toBe(true);
    expect(isEndedBy(fact('You sell green tea'), end)).toBe(false);
    expect(isEndedBy(fact('You love green steam'), end)).toBe(false);
    expect(isEndedBy(fact('You love tea'), end)).toBe(false);
  });

  it('without words needs its topic', () => {
    const end = { topic: 'job', words: [], marks: null };
    expect(isEndedBy(fact('You are a nurse', 'job'), end)).toBe(true);
    expect(isEndedBy(fact('You are a nurse'), end)).toBe(false);
    expect(isEndedBy(fact('You are a nurse'), { ...end, topic: null })).toBe(false);
  });

  it('spares what the person wrote or edited', () => {
    const end = { topic: 'job', words: [], marks: null };
    expect(isEndedBy({ ...fact('x', 'job'), origin: 'added' }, end)).toBe(false);
    expect(isEndedBy({ ...fact('x', 'job'), editedAt: new Date() }, end)).toBe(false);
  });
});
