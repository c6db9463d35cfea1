/**
 * Headers of all responses that are not pages and do not pass the site's own middleware. They prevent
 * browsers from guessing another type, running scripts in them or framing them.
 */
export const bareResponseHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
