/** The page that introduces the application. */
export const introHref = '/verified-model-onboarding';

/** Returns the address of a step. */
export const stepHref = (step: string): string => `${introHref}/${step}`;

/** The page of an application that was sent in. */
export const approvalHref = `${introHref}/approval`;

/** The page of an application whose photos were refused. */
export const photosFailedHref = `${introHref}/photo-verification-failed`;
