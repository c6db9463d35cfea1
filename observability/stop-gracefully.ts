import type { Logger } from './logger';

type Step = [name: string, stop: () => Promise<unknown>];

/**
 * Runs the steps in order once, then exits: with 0 on SIGTERM or SIGINT, with 1 on an uncaught exception or
 * rejection. After those the state of the process is unreliable, and its supervisor starts another. A
 * failed step is logged and does not stop the next. After the limit the process exits with 1, even if work
 * is open.
 */
export function stopGracefully(logger: Logger, steps: Step[], limitMs = 10_000): void {
  let stopping = false;
  const stop = async (why: object) => {
    if (stopping) return;
    stopping = true;
    logger.info(why, 'stopping');
    setTimeout(() => {
      logger.error('did not stop in time');
      process.exit(1);
    }, limitMs).unref();
    for (const [name, step] of steps) {
      // A step may throw synchronously, before it returns a promise.
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => logger.error({ err: error, step: name }, 'stop failed'));
    }
    logger.info('stopped');
    process.exit();
  };
  const giveUp = (error: unknown, origin: string) => {
    // Also applies if the process ends because it has nothing to do.
    process.exitCode = 1;
    logger.fatal({ err: error, origin }, 'nobody caught this');
    void stop({ origin });
  };
  process.on('SIGTERM', (signal) => void stop({ signal }));
  process.on('SIGINT', (signal) => void stop({ signal }));
  process.on('uncaughtException', (error) => giveUp(error, 'uncaughtException'));
  process.on('unhandledRejection', (error) => giveUp(error, 'unhandledRejection'));
}
