import type { Logger } from '~/observability/logger';
import type { Engine, EngineName, EngineOptions } from './engine';
import { createNodeEngine } from './node';
import type { UwsModule } from './load-uws';
import { createUwsEngine } from './uws';

/**
 * Returns the configured engine. If the native binary does not load, it warns and returns Node's http
 * instead.
 */
export async function chooseEngine(
  wanted: EngineName,
  options: EngineOptions,
  logger: Logger,
  load?: () => Promise<UwsModule>,
): Promise<Engine> {
  if (wanted === 'node') return createNodeEngine(options);
  try {
    return await createUwsEngine(options, load);
  } catch (error) {
    logger.warn(
      { err: error },
      'uWebSockets.js does not load here: Node’s own http takes its place',
    );
    return createNodeEngine(options);
  }
}
