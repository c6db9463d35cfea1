/** The page that explains how to prove an age that is under review. */
export const underReviewHref = '/held?state=under_age_review';
