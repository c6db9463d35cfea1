import type { Logger } from './logger';

type Step = [name: string, stop: () => Promise<unknown>];

/**
 * Runs the steps in order once, then exits: with 0 on SIGTERM or SIGINT, with 1 on an exception or a
 * rejection that nobody caught, after which nothing this process holds can be relied on and whoever
 * supervises it starts another. A step that fails is logged and does not hold up the next. After the
 * limit the process exits 1, whatever is still open.
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
      // A step may throw before it has a promise to give.
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => logger.error({ err: error, step: name }, 'stop failed'));
    }
    logger.info('stopped');
    process.exit();
  };
  const giveUp = (error: unknown, origin: string) => {
    // Also where the process ends for want of anything to do.
    process.exitCode = 1;
    logger.fatal({ err: error, origin }, 'nobody caught this');
    void stop({ origin });
  };
  process.on('SIGTERM', (signal) => void stop({ signal }));
  process.on('SIGINT', (signal) => void stop({ signal }));
  process.on('uncaughtException', (error) => giveUp(error, 'uncaughtException'));
  process.on('unhandledRejection', (error) => giveUp(error, 'unhandledRejection'));
}
