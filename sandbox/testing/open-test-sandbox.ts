import { afterAll } from 'vitest';
import { startSandbox, type RunningSandbox, type SandboxOptions } from '../server';

/** Opens a sandbox on free ports for all tests of a file; it ends with the file. */
export async function openTestSandbox(
  options: Partial<SandboxOptions> = {},
): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, ...options });
  afterAll(() => sandbox.stop());
  return sandbox;
}
