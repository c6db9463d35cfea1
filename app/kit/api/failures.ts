import { describeFailure } from '../http/server/respond-with-error';
import type { SiteHandles } from '../http/context/site-handles';
import type { AccessName } from './access';
import type { Endpoint } from './endpoint';
import { failureMeanings, type FailureStatus } from './failure-meanings';

const notVerified = 'The e-mail address is not verified, or it is not for this caller';
const notProved =
  'the session has not proved lately who is there (`proof-required`): log in again, or show it on the page /settings/confirm';

const staffNotProved =
  'the session has not proved lately who is there (`proof-required`): show it on the page /admin/confirm';

/** Accesses with an identified caller, who may still lack the permission. */
const identifiedAccess: readonly AccessName[] = ['user', 'creator', 'visitor', 'staff'];

/** Returns all failure statuses of a call with their meanings. */
export function failuresOf(row: Endpoint): Map<FailureStatus, string> {
  const isOpen = row.access === 'public';
  const statuses: FailureStatus[] = [
    400,
    ...(isOpen ? [] : ([401] as const)),
    ...(identifiedAccess.includes(row.access) ? ([403] as const) : []),
    ...(row.isIdempotent ? ([409, 422] as const) : []),
    ...(row.body || row.method !== 'GET' ? ([413, 415] as const) : []),
    ...(row.isLimited ? ([429] as const) : []),
    ...row.failures,
    500,
    503,
  ];
  return new Map([...new Set(statuses)].map((status) => [status, meaningFor(row, status)]));
}

function meaningFor(row: Endpoint, status: FailureStatus): string {
  if (status !== 403 || row.access === 'public') return failureMeanings[status];
  if (row.access === 'staff') {
    const refused = 'The role may not do this';
    return row.mayRequireProof ? `${refused}; or ${staffNotProved}` : refused;
  }
  return row.mayRequireProof ? `${notVerified}; or ${notProved}` : notVerified;
}

/** Returns a documented failure unchanged; in tests an undocumented status is an error. */
export function asDescribed(
  { config, refusals }: Pick<SiteHandles, 'config' | 'refusals'>,
  row: Endpoint,
  error: unknown,
): unknown {
  const { statusCode } = describeFailure(refusals, error);
  const statuses: readonly number[] = [...failuresOf(row).keys()];
  if (config.DEPLOYMENT !== 'test' || statuses.includes(statusCode)) return error;
  return new Error(`${row.id} fails with ${statusCode}, which its description does not say`, {
    cause: error,
  });
}
