import { createErrorReporter, type ErrorReport } from './error-reporter';

let userId: string | null = null;
const reporter = createErrorReporter({ send, path: () => location.pathname });

/** Tells the site of an error that was caught here, in a batch with others. */
export const reportError = reporter.report;

/** Whose browser this is from now on. */
export function reportAs(id: string | null): void {
  userId = id;
}

/** Reports what nobody catches, from now on and as long as the page is open. */
export function watchForErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  addEventListener('pagehide', reporter.flush);
}

/** A report that is lost is lost: nothing waits for it, and its failure is not reported. */
function send({ path, ...error }: ErrorReport): void {
  fetch('/api/v1/frontend-error-reports', {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error: JSON.stringify({ userId, ...error }), path }),
  }).catch(() => undefined);
}
