/** The meaning of each failure status; an endpoint lists those that it returns besides the common ones. */
export const failureMeanings = {
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
export type FailureStatus = keyof typeof failureMeanings;
