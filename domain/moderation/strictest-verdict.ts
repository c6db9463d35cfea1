import { certainScore, refusedCategories, type Finding, type Verdict } from './verdict';

const isFound = (finding: Finding | undefined): finding is Finding => finding !== undefined;

/**
 * Returns the verdict for all findings: distress first, then the gravest category. Findings that are only
 * likely block nothing; they are returned with allowed text.
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

/**
 * Checks whether a statement of age is uncertain. After several of them the person gets a question; only a
 * certain one causes a hold.
 */
const isDoubtfulAge = ({ category, score }: Finding) =>
  category === 'minor_self' && score < certainScore;

/** Returns the strictest of several layers' verdicts with the findings of all layers. */
export function strictestVerdict(verdicts: Verdict[]): Verdict {
  return verdictOf(
    verdicts.flatMap((verdict) => (verdict.kind === 'allowed' ? [] : verdict.findings)),
    verdicts.flatMap((verdict) => (verdict.kind === 'allowed' ? (verdict.likely ?? []) : [])),
  );
}
