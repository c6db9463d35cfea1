import type { Failure } from '../http/respond-with-error';

const tooMany = { statusCode: 429, message: 'Too many attempts.' };

/** What each expected 'no' of a use case means over HTTP. */
const refusals = {
  'wrong-credentials': { statusCode: 401, message: 'Wrong e-mail or password' },
  'second-factor-required': { statusCode: 401, message: 'A second factor is required' },
  'no-ticket': { statusCode: 401, message: 'Log in again' },
  'passkey-refused': { statusCode: 401, message: 'This passkey was not accepted' },
  'proof-required': { statusCode: 403, message: 'Show first that it is you' },
  suspended: { statusCode: 403, message: 'This account is suspended' },
  closing: {
    statusCode: 403,
    message:
      'This account is being deleted. Its owner can still keep it: see the mail, or log in on the site.',
  },
  terminated: { statusCode: 403, message: 'This account is closed' },
  'invalid-code': { statusCode: 400, message: 'incorrect code' },
  'expired-code': { statusCode: 400, message: 'This code has expired. Ask for a new one.' },
  'too-many-attempts': tooMany,
  'wrong-password': { statusCode: 400, message: 'wrong password' },
  // The sign stands for the figure of the settings.
  'password-too-short': { statusCode: 400, message: 'password at least # long' },
  'password-too-long': { statusCode: 400, message: 'password at most # long' },
  'password-too-common': { statusCode: 400, message: 'this password is too common' },
  'same-email': { statusCode: 400, message: 'this is your address already' },
  'invalid-token': { statusCode: 400, message: 'This link or code is not valid' },
  'used-token': { statusCode: 400, message: 'This link or code was used before' },
  'expired-token': { statusCode: 400, message: 'This link or code has expired' },
  'too-soon': { statusCode: 429, message: 'A code was sent a moment ago.' },
  'not-found': { statusCode: 404, message: 'Not found' },
  'no-such-post': { statusCode: 404, message: 'Post not found' },
  'no-such-story': { statusCode: 404, message: 'Story not found' },
  'no-such-character': { statusCode: 404, message: 'Character not found' },
  'own-referral': { statusCode: 400, message: 'This is your own link' },
  'post-locked': { statusCode: 403, message: 'This post is locked' },
  'premium-only': { statusCode: 403, message: 'For Premium Users Only' },
  'price-changed': { statusCode: 409, message: 'The price has changed' },
  'already-open': { statusCode: 409, message: 'This post is open to you already' },
  'no-such-asset': { statusCode: 404, message: 'The post has no such asset' },
  'not-sold-alone': { statusCode: 422, message: 'This asset comes with its post only' },
  'not-for-tokens': { statusCode: 422, message: 'This post is not unlocked with tokens' },
  'insufficient-balance': { statusCode: 402, message: 'Insufficient balance' },
  'age-check-required': { statusCode: 403, message: 'Age check required' },
  'adult-confirmation-required': { statusCode: 403, message: 'Adult confirmation required' },
  under_age_review: {
    statusCode: 403,
    message: 'The age of this person is under review. The site says how to prove it.',
  },
  'no-email': { statusCode: 422, message: 'The provider told us no e-mail address' },
  'proof-needed': { statusCode: 409, message: 'Confirm the e-mail address by the mailed code' },
  'token-not-genuine': { statusCode: 401, message: 'This token is not valid' },
  'provider-unavailable': { statusCode: 503, message: 'The provider does not answer' },
  'no-such-case': { statusCode: 404, message: 'Not found' },
  'no-session': { statusCode: 401, message: 'Unauthorized' },
  'request-in-flight': {
    statusCode: 409,
    message: 'A request with this Idempotency-Key is still in progress',
  },
  'key-used-otherwise': {
    statusCode: 422,
    message: 'This Idempotency-Key was used for another request',
  },
} satisfies Record<string, Failure>;

type RefusalReason = keyof typeof refusals;

export interface ApiRefusal {
  ok: false;
  reason: RefusalReason;
  retryAfterSeconds?: number;
  /** What the caller needs to go on. */
  data?: Record<string, unknown>;
}

export function describeRefusal({ reason, retryAfterSeconds, data }: ApiRefusal): Failure {
  const { message, ...failure } = refusals[reason];
  return {
    ...failure,
    message: typeof data?.length === 'number' ? message.replace('#', String(data.length)) : message,
    data: {
      ...data,
      code: reason,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
    ...(retryAfterSeconds === undefined
      ? {}
      : { headers: { 'retry-after': String(retryAfterSeconds) } }),
  };
}

/** Whether a use case said no. */
export function isRefusal(answer: unknown): answer is ApiRefusal {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'ok' in answer &&
    answer.ok === false &&
    'reason' in answer &&
    typeof answer.reason === 'string' &&
    answer.reason in refusals
  );
}
