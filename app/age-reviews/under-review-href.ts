/** Where somebody whose age is under review is told how to prove it. */
export const underReviewHref = '/held?state=under_age_review';
