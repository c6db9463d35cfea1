import { Router } from 'express';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { modelRoutes } from './model-routes';

/** The language model: OpenAI's protocol in front of the offline persona engine. */
export function openModel(context: SandboxContext, pace: number): SandboxProvider {
  const router = Router();
  router.use('/v1', modelRoutes(context, pace));
  return {
    title: 'Language model',
    summary: 'Answers chat completions in character, streamed or whole, without any network.',
    targets: ['model'],
    links: [{ label: 'What it received', path: '/records.json?target=model' }],
    router,
  };
}
