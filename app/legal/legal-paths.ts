/** The two documents, and the page of each. */
export const legalPaths = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
} as const;
export type LegalName = keyof typeof legalPaths;
