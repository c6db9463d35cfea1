import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strictestVerdict, verdictOf } from './strictest-verdict';
import { refusedCategories, type Finding, type Verdict } from './verdict';

const found = (
  category: Finding['category'],
  score = 1,
  layer: Finding['layer'] = 'grammar',
): Finding => ({ category, layer, score });

const findings = fc.array(
  fc.record({
    category: fc.constantFrom<Finding['category']>(...refusedCategories, 'crisis'),
    layer: fc.constantFrom<Finding['layer']>('grammar', 'classifier', 'endpoint', 'guard'),
    score: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 12 },
);
const isDoubtfulAge = ({ category, score: sure }: Finding) =>
  category === 'minor_self' && sure < 0.99;

describe('the verdict on findings', () => {
  it('allows a text in which nothing was found', () => {
    expect(verdictOf([])).toEqual({ kind: 'allowed' });
  });

  it('names the gravest first, regardless of order and confidence', () => {
    const violence = found('violence', 1);
    const minors = found('minors', 0.9);
    const explicit = found('explicit', 1);
    expect(verdictOf([explicit, violence, minors])).toEqual({
      kind: 'refused',
      findings: [minors, violence, explicit],
    });
  });

  it('answers distress before all else, and keeps all other findings', () => {
    const crisis = found('crisis', 0.5);
    const minors = found('minors', 1);
    expect(verdictOf([minors, crisis])).toEqual({ kind: 'crisis', findings: [crisis, minors] });
    expect(verdictOf([crisis])).toEqual({ kind: 'crisis', findings: [crisis] });
  });

  it('keeps the surest finding per category, and the earliest of equals', () => {
    const doubtful = found('violence', 0.6, 'classifier');
    const sure = found('violence', 0.9, 'guard');
    for (const both of [
      [doubtful, sure],
      [sure, doubtful],
    ]) {
      expect(verdictOf(both)).toEqual({ kind: 'refused', findings: [sure] });
    }
    const first = found('violence', 0.9, 'grammar');
    expect(verdictOf([first, sure])).toEqual({ kind: 'refused', findings: [first] });
  });

  it('has each category once, the gravest first, as sure as it was found at most', () => {
    const gravity: Finding['category'][] = ['crisis', ...refusedCategories];
    fc.assert(
      fc.property(findings, (all) => {
        const verdict = verdictOf(all);
        const acting = all.filter((finding) => !isDoubtfulAge(finding));
        const kept = verdict.kind === 'allowed' ? [] : verdict.findings;
        expect(kept.map(({ category, score }) => ({ category, score }))).toEqual(
          gravity
            .filter((category) => acting.some((finding) => finding.category === category))
            .map((category) => ({
              category,
              score: Math.max(
                ...acting.filter((one) => one.category === category).map(({ score }) => score),
              ),
            })),
        );
      }),
    );
  });
});

describe('a finding that is only likely', () => {
  it('stops nothing, and stays beside words that pass, the likeliest first', () => {
    const [age, danger] = [
      found('minor_self', 0.7, 'classifier'),
      found('crisis', 0.8, 'classifier'),
    ];
    expect(verdictOf([], [age, danger])).toEqual({ kind: 'allowed', likely: [danger, age] });
    expect(verdictOf([found('violence')], [danger])).toMatchObject({ kind: 'refused' });
  });

  it('includes every doubt about an age, from any layer', () => {
    const doubt = found('minor_self', 0.9, 'endpoint');
    expect(verdictOf([doubt])).toEqual({ kind: 'allowed', likely: [doubt] });
  });
});

describe('the strictest of several verdicts', () => {
  const allowed: Verdict = { kind: 'allowed' };

  it('allows only what every layer allows', () => {
    expect(strictestVerdict([allowed, allowed])).toEqual(allowed);
    const refused: Verdict = { kind: 'refused', findings: [found('violence')] };
    expect(strictestVerdict([allowed, refused])).toEqual(refused);
    expect(strictestVerdict([refused, allowed])).toEqual(refused);
  });

  it('holds all that any layer found, distress first', () => {
    const refused: Verdict = { kind: 'refused', findings: [found('minors')] };
    const crisis: Verdict = { kind: 'crisis', findings: [found('crisis'), found('violence')] };
    expect(strictestVerdict([refused, crisis])).toEqual({
      kind: 'crisis',
      findings: [found('crisis'), found('minors'), found('violence')],
    });
  });
});
