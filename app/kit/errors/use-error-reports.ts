import { useEffect } from 'react';
import { reportAs, reportError } from './watch-for-errors';

/** Says whose browser reports errors. */
export function useReportAs(userId: string | null): void {
  useEffect(() => reportAs(userId), [userId]);
}

/** Reports what a page could not be drawn for. An answer of the site is told in its own log. */
export function useReportError(error: unknown): void {
  useEffect(() => {
    // What failed on the server comes without its stack.
    if (error instanceof Error && error.stack) reportError(error);
  }, [error]);
}
