import { createMetrics } from '~/observability/metrics';
import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import { createSmtpMailer } from '~/providers/mail/smtp';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import type { RunningSandbox } from '~/sandbox/server';
import { startWorkerProcess, type WorkerProcess } from '../start-worker';

type Given = Parameters<typeof startWorkerProcess>[0];
type OfTheSandbox = 'model' | 'mailer' | 'renditions' | 'productName' | 'databasePool' | 'metrics';

interface TestWorkerOptions extends Omit<Given, OfTheSandbox> {
  sandbox: RunningSandbox;
}

/** Starts a worker whose providers are the sandbox; it retries a failing model immediately. */
export function startTestWorker({ sandbox, ...given }: TestWorkerOptions): Promise<WorkerProcess> {
  return startWorkerProcess({
    ...given,
    databasePool: 8,
    model: createOpenAiCompatibleModel({
      url: `${sandbox.url}/v1`,
      key: 'key-of-the-model',
      model: 'persona',
      circuit: { failures: 1000, openMs: 10 },
    }),
    mailer: createSmtpMailer({
      url: `smtp://127.0.0.1:${sandbox.smtpPort}`,
      from: 'Nocturne <hello@nocturne.example>',
    }),
    renditions: createRenditionMaker(),
    productName: 'Nocturne',
    metrics: createMetrics('worker'),
  });
}
