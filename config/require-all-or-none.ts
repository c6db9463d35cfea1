import type * as z from 'zod';

/** Refuses a configuration that has only some variables of a group, and names the missing ones. */
export function requireAllOrNone<Name extends string>(names: readonly Name[]) {
  return (given: Partial<Record<Name, unknown>>, problem: z.RefinementCtx): void => {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === names.length) return;
    for (const name of missing) {
      problem.addIssue({ code: 'custom', path: [name], message: 'is missing' });
    }
  };
}
