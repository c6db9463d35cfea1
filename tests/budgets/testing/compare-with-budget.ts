/** Figures by their subject: a page, a kind of file, a store. */
export type Figures = Readonly<Record<string, number>>;

interface Comparison {
  budget: Figures;
  measured: Figures;
  /** Returns the distance from its budget within which a figure counts as equal. */
  toleranceOf: (budget: number) => number;
}

interface Verdict {
  /** Figures above their budgets, one line each. */
  above: string[];
  /** Figures without a budget. */
  missing: string[];
  /** Figures below their budgets, and budgets of subjects that no longer exist. */
  beaten: string[];
  /** The new budget: lowered where beaten, never raised. */
  next: Figures;
}

/** Compares measured figures with their budget; returns the differences and the new budget. */
export function compareWithBudget({ budget, measured, toleranceOf }: Comparison): Verdict {
  const above: string[] = [];
  const missing: string[] = [];
  const beaten = Object.keys(budget)
    .filter((name) => !(name in measured))
    .map((name) => `${name}: gone`);
  const next: Record<string, number> = {};
  for (const [name, value] of Object.entries(measured)) {
    const held = budget[name] ?? value;
    const tolerance = toleranceOf(held);
    const line = `${name}: ${value} of ${held}`;
    if (!(name in budget)) missing.push(`${name}: ${value}, without a budget`);
    else if (value > held + tolerance) above.push(line);
    else if (value < held - tolerance) beaten.push(line);
    next[name] = value < held - tolerance ? value : held;
  }
  return { above, missing, beaten, next };
}
