import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  /** Microseconds of wall-clock time and, below, of the thread's own CPU time. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

export interface Task {
  wallMs: number;
  /** CPU time of the thread, without the time in which other threads had the processor. */
  ownMs: number;
}

/**
 * Records the tasks of the main thread of a browser's pages. Returns a function that stops it and returns
 * the tasks.
 */
export async function traceTasks(session: CDPSession): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    },
  });
  return async () => {
    const ended = new Promise<void>((resolve) =>
      session.once('Tracing.tracingComplete', () => resolve()),
    );
    await session.send('Tracing.end');
    await ended;
    const threads = new Set(
      events.filter(({ args }) => args.name === 'CrRendererMain').map(({ tid }) => tid),
    );
    return events
      .filter(({ name, ph, tid }) => ph === 'X' && name === 'RunTask' && threads.has(tid))
      .map(({ dur = 0, tdur = 0 }) => ({ wallMs: dur / 1000, ownMs: tdur / 1000 }));
  };
}
