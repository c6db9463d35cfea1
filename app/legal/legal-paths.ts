/** The documents, and the page of each. */
export const legalPaths = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  crisis: '/crisis-protocol',
  security: '/security',
  accessibility: '/accessibility',
} as const;
export type LegalName = keyof typeof legalPaths;

/** Those that a modal shows over the page one is on. */
export type LegalModalName = Extract<LegalName, 'terms' | 'privacy'>;
