import * as z from 'zod';
import type { SandboxOptions } from './server';

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

/**
 * Reads the sandbox's own environment variables; an empty one counts as not set.
 * Throws ZodError, also wherever the deployment is not a demo or a test.
 */
export function readSettings(env: Record<string, string | undefined>): SandboxOptions {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = envSchema.parse(given);
  return {
    host: parsed.SANDBOX_HOST,
    port: parsed.SANDBOX_PORT,
    smtpPort: parsed.SANDBOX_SMTP_PORT,
    modelPace: parsed.SANDBOX_MODEL_PACE,
    productName: parsed.PRODUCT_NAME,
    dataFolder: parsed.DATA_DIR,
    // Somebody looks at a demo meanwhile; tests wait for nothing else.
    drawsBehind: parsed.DEPLOYMENT === 'demo',
  };
}
