import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  /** Microseconds by the wall's clock, and by the thread's own. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

export interface Task {
  wallMs: number;
  /** By the thread's own clock: what others took of the processor meanwhile is not in it. */
  ownMs: number;
}

/** Has a browser note the tasks of its pages' main thread; the answer ends it and tells them. */
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
