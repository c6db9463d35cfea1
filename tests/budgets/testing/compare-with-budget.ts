/** Figures by what they are of: a page, a kind of file, a store. */
export type Figures = Readonly<Record<string, number>>;

interface Comparison {
  budget: Figures;
  measured: Figures;
  /** The distance from its budget within which a figure counts as the same. */
  toleranceOf: (budget: number) => number;
}

interface Verdict {
  /** Figures above their budgets, one line each. */
  above: string[];
  /** Figures that have no budget yet. */
  missing: string[];
  /** Figures below their budgets, and budgets of things that are gone. */
  beaten: string[];
  /** The budget as it should stand: lowered where beaten, never raised. */
  next: Figures;
}

/** Compares what was measured with its budget, and says what the budget should become. */
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
