import { refusedCategories, type Finding, type Verdict } from './verdict';

const isFound = (finding: Finding | undefined): finding is Finding => finding !== undefined;

/** The verdict of all findings: distress outweighs, then the gravest category comes first. */
export function verdictOf(findings: Finding[]): Verdict {
  const surest = (category: Finding['category']) =>
    findings
      .filter((finding) => finding.category === category)
      .reduce<Finding | undefined>(
        (best, next) => (best && best.score >= next.score ? best : next),
        undefined,
      );
  const crisis = surest('crisis');
  const refused = refusedCategories.map(surest).filter(isFound);
  if (crisis) return { kind: 'crisis', findings: [crisis, ...refused] };
  const [gravest, ...others] = refused;
  return gravest ? { kind: 'refused', findings: [gravest, ...others] } : { kind: 'allowed' };
}

/** The strictest of several layers' verdicts, with what each of them found. */
export function strictestVerdict(verdicts: Verdict[]): Verdict {
  return verdictOf(
    verdicts.flatMap((verdict) => (verdict.kind === 'allowed' ? [] : verdict.findings)),
  );
}
