import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { DomainContext } from '~/domain/shared/context';
import type { Enqueuer } from '~/jobs/enqueue.job';
import type { Logger } from '~/observability/logger';
import { currentRequestId, withRequestId } from '~/observability/request-context';
import { withSpan } from '~/observability/tracing';
import type { Command, CommandRefusal } from '../chat/command';
import type { GatewayMetrics } from '../gateway-metrics';
import type { GatewayLimits } from '../limits';
import { within } from '../within';
import type { SocketData } from './events';

interface Handles {
  context: DomainContext;
  enqueuer: Enqueuer;
  metrics: GatewayMetrics;
  logger: Logger;
  limits: GatewayLimits;
  commands: readonly Command[];
}

export type TakeCommand = (
  from: SocketData,
  name: string,
  payload: unknown,
) => Promise<CommandRefusal | null>;

/**
 * Puts what a client asks for on the queue, under a request id of its own. Null means queued; a
 * command that Redis does not take in time is refused, and its key makes another try safe.
 */
export function createTakeCommand(handles: Handles): TakeCommand {
  const { context, enqueuer, metrics, logger, limits } = handles;
  const commands = new Map(handles.commands.map((command) => [command.name, command]));
  // Per gateway and in memory: a limit for the sake of this process, not a rule of the product.
  const pace = new RateLimiterMemory({ points: limits.commandsPerSecond, duration: 1 });

  const accept = async (from: SocketData, name: string, payload: unknown) => {
    if (!(await isWithinPace(pace, from.person.id))) return tooFast;
    const command = commands.get(name);
    if (!command) return unknownCommand;
    const call = {
      context,
      enqueuer,
      person: from.person,
      country: from.country,
      requestId: currentRequestId() ?? from.requestId,
      attemptWindowMs: limits.attemptWindowMs,
    };
    return within(limits.queueWaitMs, command.accept(call, payload));
  };

  return (from, name, payload) =>
    withRequestId(undefined, async () => {
      const said = { command: commands.has(name) ? name : 'unknown', connection: from.requestId };
      try {
        const { refusal, outcome } = await traced(said.command, () => accept(from, name, payload));
        metrics.commands.inc({ command: said.command, outcome });
        logger.info({ ...said, outcome, personId: from.person.id }, 'command');
        return refusal;
      } catch (error) {
        metrics.commands.inc({ command: said.command, outcome: '503' });
        logger.warn({ ...said, err: error, personId: from.person.id }, 'command not queued');
        return unavailable;
      }
    });
}

async function traced(command: string, accept: () => Promise<CommandRefusal | null>) {
  return withSpan(`command ${command}`, { kind: 'server' }, async (span) => {
    const refusal = await accept();
    const outcome = refusal ? String(refusal.statusCode) : 'accepted';
    span?.setAttribute('nocturne.command.outcome', outcome);
    return { refusal, outcome };
  });
}

const tooFast: CommandRefusal = { statusCode: 429, message: 'Too many requests' };
const unknownCommand: CommandRefusal = { statusCode: 404, message: 'Unknown command' };
const unavailable: CommandRefusal = { statusCode: 503, message: 'Service unavailable' };

async function isWithinPace(pace: RateLimiterMemory, personId: string): Promise<boolean> {
  try {
    await pace.consume(personId);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
