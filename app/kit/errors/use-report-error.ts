import { useEffect } from 'react';
import { reportError } from './watch-for-errors';

/** Reports the error that prevented a page's render. Error responses of the site are in its own log. */
export function useReportError(error: unknown): void {
  useEffect(() => {
    // Errors from the server come without their stack.
    if (error instanceof Error && error.stack) reportError(error);
  }, [error]);
}
