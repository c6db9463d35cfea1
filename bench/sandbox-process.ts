import { startSandbox } from '~/sandbox/server';

/**
 * Runs all simulated providers in a process of their own, so that the load generator does not wait for
 * them.
 */
const sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1', modelPace: 0 });
process.stdout.write(
  `ready ${JSON.stringify({
    url: sandbox.url,
    modelUrl: `${sandbox.url}/v1`,
    smtpUrl: `smtp://127.0.0.1:${sandbox.smtpPort}`,
  })}\n`,
);
process.on('SIGTERM', () => process.exit(0));
