import { pino, type Logger } from 'pino';
import { currentRequestId } from './request-context';

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
];
const redactedPaths = secretKeys.flatMap((key) =>
  ['', '*.', '*.*.', '*.*.*.'].map((depth) => `${depth}["${key}"]`),
);

/** JSON-lines logger of one process; every line made within a request carries its id. */
export function createLogger(options: { process: string; level: string }): Logger {
  return pino({
    level: options.level,
    base: { process: options.process, pid: process.pid },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId ? { requestId } : {};
    },
  });
}

export type { Logger };
