/** An error as the API takes it, in its bounds. */
interface ToldError {
  name: string;
  message: string;
  stack: string;
}

/** What is sent: one error, or what stands for several. */
export interface ErrorReport extends ToldError {
  path: string;
}

interface ReporterOptions {
  send(report: ErrorReport): void;
  /** Where the page is. */
  path(): string;
}

export interface ErrorReporter {
  report(error: unknown): void;
  /** Sends what has been collected now: the page is being left. */
  flush(): void;
}

const collectMs = 500;
const sendMs = 1000;
/** A page that breaks in a loop is told of, not listened to for ever. */
const mostPerBatch = 10;
const mostReports = 20;
const messageLength = 1000;
const stackLength = 8000;

/**
 * Reports errors in batches: what happens within half a second is one report, sent a second later.
 * The same error is told once a batch.
 */
export function createErrorReporter({ send, path }: ReporterOptions): ErrorReporter {
  let collected: ToldError[] = [];
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
      const told = describe(error);
      if (!told) return;
      if (collected.length === 0) {
        if (left === 0) return;
        left -= 1;
        place = path();
        closing = setTimeout(() => {
          close();
          setTimeout(sendWaiting, sendMs);
        }, collectMs);
      }
      const isKnown = collected.some(
        ({ message, stack }) => message === told.message && stack === told.stack,
      );
      if (!isKnown && collected.length < mostPerBatch) collected.push(told);
    },
    flush() {
      close();
      sendWaiting();
    },
  };
}

/** What can be told of a thrown value; null for what is no fault or says nothing. */
function describe(error: unknown): ToldError | null {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: '' };
  // Somebody left, or a script of another site failed, about which a browser says nothing.
  if (name === 'AbortError' || message.startsWith('Script error')) return null;
  return {
    name: name.slice(0, 100),
    message: message.slice(0, messageLength),
    stack: (stack ?? '').slice(0, stackLength),
  };
}

function asOne(errors: ToldError[]): ToldError {
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
