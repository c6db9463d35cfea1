import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../moderation/verdict';
import { decideConcern, type Concerns, type ConcernDecision } from './decide-concern';

const likely = (category: Finding['category'], score = 0.8): Finding => ({
  category,
  layer: 'classifier',
  score,
});

/** Simulates a chat with these messages of a person, at every second place. */
function talk(lines: (Finding | null)[]): ConcernDecision[] {
  let concerns: Concerns = {};
  return lines.map((line, index) => {
    const decided = decideConcern(concerns, line ? [line] : [], 2 * index + 1);
    ({ concerns } = decided);
    return decided;
  });
}
const ordinary = (count: number) => Array.from({ length: count }, () => null);

describe('words that only look like danger', () => {
  const danger = likely('crisis');
  it('get a line of help the first time, and the card within ten messages', () => {
    expect(talk([danger, ...ordinary(9), danger]).map(({ help }) => help)).toEqual([
      'line',
      ...ordinary(9),
      'card',
    ]);
  });
  it('get a line again after ten others', () => {
    expect(talk([danger, ...ordinary(10), danger]).at(-1)?.help).toBe('line');
  });
});

describe('lines that suggest a person under age', () => {
  it('lead to the question together, and no single one does', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 1, noNaN: true }), (score) => {
        const ageQuestions = talk(Array.from({ length: 6 }, () => likely('minor_self', score))).map(
          ({ questionsAge }) => questionsAge,
        );
        expect(ageQuestions[0]).toBe(false);
        expect(ageQuestions).toContain(true);
      }),
    );
  });
  it('are forgotten as the conversation continues', () => {
    const line = likely('minor_self', 0.9);
    expect(talk([line, line]).at(-1)?.questionsAge).toBe(true);
    expect(talk([line, ...ordinary(25), line]).at(-1)?.questionsAge).toBe(false);
  });
});

it('lines that look like refused content are refused from the third on, each category by itself', () => {
  const threat = likely('violence', 0.95);
  const decided = talk([threat, threat, threat, likely('trafficking', 0.9), null]);
  expect(decided.map(({ refused }) => refused?.category ?? null)).toEqual([
    null,
    null,
    'violence',
    null,
    null,
  ]);
  expect(decided.map(({ questionsAge, help }) => questionsAge || help !== null)).not.toContain(
    true,
  );
});
