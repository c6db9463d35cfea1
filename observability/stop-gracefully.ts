import type { Logger } from './logger';

type Step = [name: string, stop: () => Promise<unknown>];

/**
 * Runs the steps in order once on SIGTERM or SIGINT, then exits 0; a step that fails is logged and
 * does not hold up the next. After the limit the process exits 1.
 */
export function stopGracefully(logger: Logger, steps: Step[], limitMs = 10_000): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('did not stop in time');
      process.exit(1);
    }, limitMs).unref();
    for (const [name, step] of steps) {
      await step().catch((error: unknown) =>
        logger.error({ err: error, step: name }, 'stop failed'),
      );
    }
    logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}
