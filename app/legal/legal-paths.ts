/** The legal documents and their pages. */
export const legalPaths = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  crisis: '/crisis-protocol',
  security: '/security',
  accessibility: '/accessibility',
} as const;
export type LegalName = keyof typeof legalPaths;

/** The documents that a modal can show over the current page. */
export type LegalModalName = Extract<LegalName, 'terms' | 'privacy'>;
