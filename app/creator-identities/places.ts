/** The page to which forms that begin and stop an identification are sent. */
export const kycHref = '/verified-model-onboarding/kyc';
/** The page with all steps of an application, to which the provider sends people back. */
export const kycReturnHref = '/verified-model-onboarding/approval';
