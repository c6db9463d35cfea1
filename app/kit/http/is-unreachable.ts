/**
 * Error codes of Node's sockets and name resolution, and of PostgreSQL (class 08; servers that start,
 * stop or are full; exceeded timeouts of statements, locks or idle transactions).
 */
const codes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:HOSTUNREACH|NETUNREACH|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)|08...|57P0[123]|53300|57014|55P03|25P03)$/;
const names = new Set(['KnexTimeoutError', 'MaxRetriesPerRequestError', 'ClusterAllFailedError']);
/** Errors that pg and ioredis report only as text. */
const words =
  /^(?:Connection terminated|Client has encountered a connection error|Connection is closed|Stream isn't writeable|Cluster isn't ready|Command timed out|Too many Cluster redirections|CLUSTERDOWN)/;

/** Checks whether a failure means that the database or Redis was unreachable, not that it refused. */
export function isUnreachable(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (names.has(failure.name) || words.test(failure.message)) return true;
  if ('code' in failure && typeof failure.code === 'string' && codes.test(failure.code))
    return true;
  const inner: unknown[] = failure instanceof AggregateError ? failure.errors : [failure.cause];
  return inner.some(isUnreachable);
}
