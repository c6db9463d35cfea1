import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { describeError } from './describe-error';
import { currentRequestId, currentSpan } from './request-context';

/** Keys whose values never reach a log line, at any of the depths our objects have. */
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

/** JSON-lines logger of one process; every line made within a request carries its id, and its trace's. */
export function createLogger(options: {
  process: string;
  level: string;
  /** Where the lines go; standard output unless said otherwise. */
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
