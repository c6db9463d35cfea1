/** Texts of chat errors that lead somewhere; a test holds them to the domain's own. */
export const insufficientBalance = 'Insufficient balance';
export const trialEnded = 'Trial ended';
export const ageCheckRequired = 'Age check required';
export const adultConfirmationRequired = 'Adult confirmation required';
export const ageUnderReview = 'Age under review';
export const messageTooLong = 'message is too long';
