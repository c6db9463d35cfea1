/** An error within the limits of the API. */
interface ReportableError {
  name: string;
  message: string;
  stack: string;
}

/** A sent report: one error, or a summary of several. */
export interface ErrorReport extends ReportableError {
  path: string;
}

interface ReporterOptions {
  send(report: ErrorReport): void;
  /** The path of the page. */
  path(): string;
}

export interface ErrorReporter {
  report(error: unknown): void;
  /** Sends the collected errors immediately, because the page is being left. */
  flush(): void;
}

const collectMs = 500;
const sendMs = 1000;
/** Limits the reports of a page that fails in a loop. */
const mostPerBatch = 10;
const mostReports = 20;
const messageLength = 1000;
const stackLength = 8000;

/**
 * Reports errors in batches: errors within half a second are one report, which is sent a second later.
 * Equal errors are reported once per batch.
 */
export function createErrorReporter({ send, path }: ReporterOptions): ErrorReporter {
  let collected: ReportableError[] = [];
  let place = '';
  let waiting: ErrorReport[] = [];
  let closing: ReturnType<typeof setTimeout> | undefined;
  let left = mostReports;

  const close = () => {
    clearTimeout(closing);
    closing = undefined;
    if (collected.length === 0) return;
    waiting.push({ ...asOne(collected), path: place });
    collected = [];
  };
  const sendWaiting = () => {
    const reports = waiting;
    waiting = [];
    for (const report of reports) send(report);
  };

  return {
    report(error) {
      const details = describe(error);
      if (!details) return;
      if (collected.length === 0) {
        if (left === 0) return;
        left -= 1;
        place = path();
        closing = setTimeout(() => {
          close();
          setTimeout(sendWaiting, sendMs);
        }, collectMs);
      }
      const isCollected = collected.some(
        ({ message, stack }) => message === details.message && stack === details.stack,
      );
      if (!isCollected && collected.length < mostPerBatch) collected.push(details);
    },
    flush() {
      close();
      sendWaiting();
    },
  };
}

/** Returns the reportable parts of a thrown value; null if it is no error or has no information. */
function describe(error: unknown): ReportableError | null {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: '' };
  // The page was left, or another site's script failed, about which browsers give no details.
  if (name === 'AbortError' || message.startsWith('Script error')) return null;
  return {
    name: name.slice(0, 100),
    message: message.slice(0, messageLength),
    stack: (stack ?? '').slice(0, stackLength),
  };
}

function asOne(errors: ReportableError[]): ReportableError {
  const [first] = errors;
  if (first && errors.length === 1) return first;
  return {
    name: 'Error',
    message: 'Multiple errors occurred',
    stack: errors
      .map(({ name, message, stack }) =>
        stack.includes(message) ? stack : `${name}: ${message}\n${stack}`,
      )
      .join('\n\n')
      .slice(0, stackLength),
  };
}
