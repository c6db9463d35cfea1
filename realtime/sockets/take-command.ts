import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type * as z from 'zod';
import type { DomainContext } from '~/domain/shared/context';
import type { Enqueuer } from '~/jobs/enqueue.job';
import type { Logger } from '~/observability/logger';
import { currentRequestId, withRequestId } from '~/observability/request-context';
import { withSpan } from '~/observability/tracing';
import type { GatewayMetrics } from '../gateway-metrics';
import type { GatewayLimits } from '../limits';
import type { Command, CommandCall, CommandRefusal } from '../protocol/command';
import { commands } from '../protocol/commands';
import { within } from '../within';
import type { SocketData } from './events';
import type { ReadMarks } from './read-marks';

interface Handles {
  context: DomainContext;
  enqueuer: Enqueuer;
  readMarks: ReadMarks;
  metrics: GatewayMetrics;
  logger: Logger;
  limits: GatewayLimits;
}

const commandsByName = new Map<string, Command>(Object.entries(commands));

export type TakeCommand = (
  from: SocketData,
  name: string,
  payload: unknown,
) => Promise<CommandRefusal | null>;

/**
 * Creates the function that queues a client's commands, each under its own request id. It returns null
 * when a command is queued. A command that Redis does not accept in time is refused, and its key makes a
 * retry safe. Refusals are logged once per person and interval, whatever their number.
 */
export function createTakeCommand(handles: Handles): TakeCommand {
  const { context, enqueuer, readMarks, metrics, logger, limits } = handles;
  // Per gateway and in memory: these limits protect this process and are not rules of the product.
  const pace = new RateLimiterMemory({ points: limits.commandsPerSecond, duration: 1 });
  const lines = new RateLimiterMemory({ points: 1, duration: limits.refusalLogMs / 1000 });
  const visitorPace = new RateLimiterMemory({
    points: limits.visitorCommandsPerSecond,
    duration: 1,
  });
  const visitorMessages = new RateLimiterMemory({
    points: limits.visitorMessages.most,
    duration: limits.visitorMessages.seconds,
  });
  /** Checks the limit of visitors per network: one person can be any number of visitors. */
  const isWithin = async (limiter: RateLimiterMemory, { person, network }: SocketData) =>
    person.kind === 'user' || network === null || (await consume(limiter, network)).isAllowed;

  const callOf = (from: SocketData): CommandCall => ({
    person: from.person,
    country: from.country,
    language: from.language,
    requestId: currentRequestId() ?? from.requestId,
    isOverLimit: async () => !(await isWithin(visitorMessages, from)),
    seal: (words) => context.seal.seal(words),
    enqueue: (job, data) => enqueuer.enqueue(job, data, { isForGuest: isGuest(from) }),
    markRead: (chatId) => readMarks.add(from.person, chatId),
  });

  const accept = async (from: SocketData, name: string, payload: unknown) => {
    const { isAllowed, consumed } = await consume(pace, from.person.id);
    if (!isAllowed) return consumed > limits.floodPerSecond ? flooding : tooFast;
    if (!(await isWithin(visitorPace, from))) return tooFast;
    const command = commandsByName.get(name);
    if (!command) return unknownCommand;
    const parsed = command.payload.safeParse(payload ?? {});
    if (!parsed.success) return malformed(parsed.error);
    return within(limits.queueWaitMs, command.take(parsed.data, callOf(from)));
  };

  return (from, name, payload) =>
    withRequestId(undefined, async () => {
      const command = commandsByName.has(name) ? name : 'unknown';
      const fields = { command, connection: from.requestId };
      const { id: personId } = from.person;
      const isLineDue = async () => (await consume(lines, personId)).isAllowed;
      try {
        const taken = () => accept(from, name, payload);
        const { refusal, outcome } = await traced(fields.command, taken);
        metrics.commands.inc({ command: fields.command, outcome });
        if (!refusal || (await isLineDue()))
          logger.info({ ...fields, outcome, personId }, 'command');
        return refusal;
      } catch (err) {
        metrics.commands.inc({ command: fields.command, outcome: '503' });
        if (await isLineDue()) logger.warn({ ...fields, err, personId }, 'command not queued');
        return unavailable;
      }
    });
}

const isGuest = ({ person }: SocketData) => person.kind === 'guest';

async function traced(command: string, accept: () => Promise<CommandRefusal | null>) {
  return withSpan(`command ${command}`, { kind: 'server' }, async (span) => {
    const refusal = await accept();
    const outcome = refusal ? String(refusal.statusCode) : 'accepted';
    span?.setAttribute('nocturne.command.outcome', outcome);
    return { refusal, outcome };
  });
}

const tooFast: CommandRefusal = { statusCode: 429, message: 'Too many requests' };
/** The refusal after which the client is cut off. */
export const flooding: CommandRefusal = { statusCode: 429, message: 'Far too many requests' };
const unknownCommand: CommandRefusal = { statusCode: 404, message: 'Unknown command' };
const malformed = ({ issues: [issue] }: z.ZodError): CommandRefusal => ({
  statusCode: 400,
  message: issue?.message ?? 'invalid command',
});
const unavailable: CommandRefusal = { statusCode: 503, message: 'Service unavailable' };

async function consume(limiter: RateLimiterMemory, key: string) {
  try {
    return { isAllowed: true, consumed: (await limiter.consume(key)).consumedPoints };
  } catch (reason) {
    if (reason instanceof RateLimiterRes)
      return { isAllowed: false, consumed: reason.consumedPoints };
    throw reason;
  }
}
