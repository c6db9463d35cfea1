import type { Config } from '~/config/config';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { createLayeredModerator } from '~/domain/moderation/layered-moderator';
import type { Moderator } from '~/domain/moderation/verdict';
import type { Logger } from '~/observability/logger';
import { Counter, type Metrics } from '~/observability/metrics';
import { createGuardModel } from './guard-model';
import { createOpenAiModeration } from './openai-moderation';

type ModerationConfig = Pick<
  Config,
  | 'MODERATION_KIND'
  | 'MODERATION_URL'
  | 'MODERATION_KEY'
  | 'MODERATION_MODEL'
  | 'MODERATION_TIMEOUT_MS'
>;

/**
 * Creates the moderator of a process: the embedded layers, and a provider in addition if one is configured.
 * A failure of the provider is logged and counted, and the embedded layers decide alone.
 */
export function createModerator(
  config: ModerationConfig,
  { logger, metrics }: { logger: Logger; metrics: Metrics },
): Moderator {
  const embedded = createEmbeddedModerator();
  const { MODERATION_KIND: kind, MODERATION_URL: url } = config;
  const { MODERATION_KEY: key, MODERATION_MODEL: model } = config;
  if (!kind || !url || !key || !model) return embedded;
  const failures = new Counter({
    name: 'moderation_provider_failures_total',
    help: 'Texts that the provider of moderation did not judge',
    registers: [metrics],
  });
  const endpoint = { url, key, model, timeoutMs: config.MODERATION_TIMEOUT_MS };
  return createLayeredModerator({
    embedded,
    provider: kind === 'guard' ? createGuardModel(endpoint) : createOpenAiModeration(endpoint),
    onFailure: (error) => {
      failures.inc();
      logger.warn({ err: error }, 'moderation provider failed');
    },
  });
}
