import type * as z from 'zod';

/** One line per variable at fault; a variable that is absent reads "is missing". Values are never shown. */
export function describeProblems(
  issues: readonly z.core.$ZodIssue[],
  given: Record<string, unknown>,
): string {
  const lines = issues.map((issue) => {
    const name = issue.path.map(String).join('.');
    const [variable = ''] = issue.path.map(String);
    return variable in given ? `  ${name}: ${issue.message}` : `  ${name} is missing`;
  });
  return ['The configuration cannot be used:', ...new Set(lines)].join('\n');
}
