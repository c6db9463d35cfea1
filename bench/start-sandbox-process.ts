import * as z from 'zod';
import { startChild, type Child } from './child-process';

const addressesSchema = z.object({
  url: z.string(),
  modelUrl: z.string(),
  smtpUrl: z.string(),
});

/** Starts the sandbox as a process of its own. Returns its address and those of its model and mail. */
export async function startSandboxProcess(): Promise<Child & z.infer<typeof addressesSchema>> {
  const { ready, ...child } = await startChild('bench/sandbox-process.ts', {});
  return { ...child, ...addressesSchema.parse(JSON.parse(ready)) };
}
