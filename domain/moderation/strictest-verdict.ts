import { certainScore, refusedCategories, type Finding, type Verdict } from './verdict';

const isFound = (finding: Finding | undefined): finding is Finding => finding !== undefined;

/**
 * The verdict of all findings: distress outweighs, then the gravest category comes first. What is only
 * likely stops nothing, and stays beside words that pass.
 */
export function verdictOf(found: Finding[], guessed: Finding[] = []): Verdict {
  const certain = found.filter((finding) => !isDoubtfulAge(finding));
  const likely = [...guessed, ...found.filter(isDoubtfulAge)];
  const crisis = surestOf(certain, 'crisis');
  const refused = refusedCategories.map((category) => surestOf(certain, category)).filter(isFound);
  if (crisis) return { kind: 'crisis', findings: [crisis, ...refused] };
  const [gravest, ...others] = refused;
  if (gravest) return { kind: 'refused', findings: [gravest, ...others] };
  const [likeliest, ...less] = (['crisis', ...refusedCategories] as const)
    .map((category) => surestOf(likely, category))
    .filter(isFound)
    .sort((one, other) => other.score - one.score);
  return likeliest ? { kind: 'allowed', likely: [likeliest, ...less] } : { kind: 'allowed' };
}

const surestOf = (findings: Finding[], category: Finding['category']) =>
  findings
    .filter((finding) => finding.category === category)
    .reduce<Finding | undefined>(
      (best, next) => (best && best.score >= next.score ? best : next),
      undefined,
    );

/** Whoever may be under age is asked, once several lines say so; only what is beyond doubt holds them. */
const isDoubtfulAge = ({ category, score }: Finding) =>
  category === 'minor_self' && score < certainScore;

/** The strictest of several layers' verdicts, with what each of them found. */
export function strictestVerdict(verdicts: Verdict[]): Verdict {
  return verdictOf(
    verdicts.flatMap((verdict) => (verdict.kind === 'allowed' ? [] : verdict.findings)),
    verdicts.flatMap((verdict) => (verdict.kind === 'allowed' ? (verdict.likely ?? []) : [])),
  );
}
