import type { Logger } from '~/observability/logger';
import { withRequestId } from '~/observability/request-context';
import type { EngineRequest, EngineResponse, RouteHandler } from './engines/engine';
import { sendError } from './http-responses';

export type Answer = (request: EngineRequest, response: EngineResponse) => Promise<void>;

interface Handles {
  logger: Logger;
  isStopping(): boolean;
}

/** Gives a handler its request id, and failures the product's shape. */
export function createRoute({ logger, isStopping }: Handles): (answer: Answer) => RouteHandler {
  return (answer) => (request, response) => {
    void withRequestId(request.headers['x-request-id'], async () => {
      const { path } = request;
      // A kept-alive connection may still send requests after the port is closed.
      if (isStopping()) return sendError(response, 503, 'Service unavailable', path);
      try {
        await answer(request, response);
      } catch (error) {
        logger.error({ err: error, path }, 'request failed');
        sendError(response, 500, 'Internal server error', path);
      }
    });
  };
}
