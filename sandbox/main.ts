import pino from 'pino';
import * as z from 'zod';
import { rehearse } from './model/rehearse';
import { readSettings } from './read-settings';
import { startSandbox } from './server';

const stopLimitMs = 1_900;
const logger = pino({ base: { process: 'sandbox' } });

const sandbox = await start();
logger.info({ url: sandbox.url, smtpPort: sandbox.smtpPort }, 'the sandbox is ready');

let stopping = false;
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
await rehearse();

async function start() {
  try {
    return await startSandbox(readSettings(process.env));
  } catch (error) {
    if (error instanceof z.ZodError) logger.fatal(z.prettifyError(error));
    else logger.fatal({ err: error }, 'the sandbox could not start');
    process.exit(1);
  }
}

function stop(signal: NodeJS.Signals): void {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  void sandbox.stop().then(() => process.exit(0));
}
