import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { describeError } from './describe-error';
import { currentRequestId, currentSpan } from './request-context';

/** Keys whose values are never logged, at any depth that our objects have. */
const secretKeys = [
  'password',
  'newPassword',
  'code',
  'otp',
  'token',
  'accessToken',
  'refreshToken',
  'content',
  'text',
  'cookie',
  'authorization',
  'set-cookie',
  'email',
  'x-commands-key',
  'x-nocturne-key',
];
const redactedPaths = secretKeys.flatMap((key) =>
  ['', '*.', '*.*.', '*.*.*.'].map((depth) => `${depth}["${key}"]`),
);

/**
 * Creates the JSON-lines logger of a process; lines logged within a request have the ids of it and its
 * trace.
 */
export function createLogger(options: {
  process: string;
  level: string;
  /** The destination of the lines; by default standard output. */
  destination?: DestinationStream;
}): Logger {
  const settings: LoggerOptions = {
    level: options.level,
    base: { process: options.process, pid: process.pid },
    serializers: { err: (error: unknown) => describeError(error) },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    mixin: () => {
      const requestId = currentRequestId();
      const traceId = currentSpan()?.spanContext().traceId;
      return { ...(requestId && { requestId }), ...(traceId && { traceId }) };
    },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}

export type { Logger };
