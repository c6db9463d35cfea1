/**
 * Headers of every answer that no page is made of and that does not pass the site's own middleware:
 * no browser guesses another type, runs anything in it or frames it.
 */
export const bareResponseHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
