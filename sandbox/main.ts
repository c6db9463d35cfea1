import pino from 'pino';
import * as z from 'zod';
import { startSandbox } from './server';

const port = z.coerce.number().int().min(0).max(65535);
const envSchema = z.object({
  DEPLOYMENT: z.enum(['demo', 'test'], {
    error: 'the sandbox starts only where DEPLOYMENT is demo or test',
  }),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_PORT: port.default(3002),
  SANDBOX_SMTP_PORT: port.default(3025),
  SANDBOX_MODEL_PACE: z.coerce.number().min(0).max(100).default(1),
  PRODUCT_NAME: z.string().min(1).default('Nocturne'),
  DATA_DIR: z.string().min(1).optional(),
});

const stopLimitMs = 1_900;

const logger = pino({ base: { process: 'sandbox' } });
const env = envSchema.safeParse(
  Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
);
if (!env.success) {
  logger.fatal(z.prettifyError(env.error));
  process.exit(1);
}

const sandbox = await startSandbox({
  host: env.data.SANDBOX_HOST,
  port: env.data.SANDBOX_PORT,
  smtpPort: env.data.SANDBOX_SMTP_PORT,
  modelPace: env.data.SANDBOX_MODEL_PACE,
  productName: env.data.PRODUCT_NAME,
  dataFolder: env.data.DATA_DIR,
}).catch((error: unknown) => {
  logger.fatal({ err: error }, 'the sandbox could not start');
  process.exit(1);
});
logger.info({ url: sandbox.url, smtpPort: sandbox.smtpPort }, 'the sandbox is ready');

let stopping = false;
function stop(signal: NodeJS.Signals): void {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  void sandbox.stop().then(() => process.exit(0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
