import { describeFailure } from '../http/respond-with-error';
import type { Endpoint } from './endpoint';

/** What each status of a failure means; a row says which of them it answers beyond the usual. */
const meanings = {
  400: 'The input is not valid',
  401: 'Nobody is signed in, or what was shown opens nothing',
  402: 'The balance holds too few tokens',
  403: 'Not for this caller',
  404: 'There is no such thing',
  409: 'It has changed meanwhile, or a request with this key is still in progress',
  413: 'The body is too large',
  415: 'The body is not JSON in UTF-8',
  422: 'It cannot be done with this, or the key was used for another request',
  429: 'Too many attempts; `retry-after` says when to come back',
  500: 'A fault of ours',
  503: 'A part of the site, or a provider, does not answer',
} as const;
export type FailureStatus = keyof typeof meanings;

const notVerified = 'The e-mail address is not verified, or it is not for this caller';
const notProved =
  'the session has not proved lately who is there (`proof-required`): log in again, or show it on the page /settings/confirm';

/** Every status with which a call may fail, and what it means there. */
export function failuresOf(row: Endpoint): Map<FailureStatus, string> {
  const isOpen = row.access === 'public';
  const statuses: FailureStatus[] = [
    400,
    ...(isOpen ? [] : ([401] as const)),
    ...(row.access === 'user' || row.access === 'visitor' ? ([403] as const) : []),
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
  if (status !== 403 || row.access === 'public') return meanings[status];
  return row.mayAskForProof ? `${notVerified}; or ${notProved}` : notVerified;
}

/** A failure as its row's document says it; one that it does not say is a fault, loud in tests. */
export function asDescribed(row: Endpoint, error: unknown, deployment: string): unknown {
  const { statusCode } = describeFailure(error);
  const statuses: readonly number[] = [...failuresOf(row).keys()];
  if (deployment !== 'test' || statuses.includes(statusCode)) return error;
  return new Error(`${row.id} fails with ${statusCode}, which its description does not say`, {
    cause: error,
  });
}
