import { createErrorReporter, type ErrorReport } from './error-reporter';

let userId: string | null = null;
const reporter = createErrorReporter({ send, path: () => location.pathname });

/** Reports an error that was caught here, in a batch with others. */
export const reportError = reporter.report;

/** Sets the current user of this browser. */
export function reportAs(id: string | null): void {
  userId = id;
}

/** Reports all uncaught errors while the page is open. */
export function watchForErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  addEventListener('pagehide', reporter.flush);
}

/** Sends a report without waiting; a lost report is not repeated, and its failure is not reported. */
function send({ path, ...error }: ErrorReport): void {
  fetch('/api/v1/frontend-error-reports', {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error: JSON.stringify({ userId, ...error }), path }),
  }).catch(() => undefined);
}
