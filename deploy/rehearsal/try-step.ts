export interface Step {
  step: string;
  outcome: 'ok' | 'failed' | 'not tried';
  says: string;
}

/** The result of a step: its faults, or a sentence when there are none or when it was not tried. */
export interface Finding {
  faults: string[];
  says: string;
  isNotTried?: boolean;
}

/** Runs a step of the rehearsal. A step that throws has failed. */
export async function tryStep(step: string, work: () => Promise<Finding>): Promise<Step> {
  const { faults, says, isNotTried }: Finding = await work().catch((error: unknown) => ({
    faults: [error instanceof Error ? error.message : String(error)],
    says: '',
  }));
  if (faults.length > 0) return { step, outcome: 'failed', says: faults.join('; ') };
  return { step, outcome: isNotTried ? 'not tried' : 'ok', says };
}
