/** The page of the user's own Premium, which also handles its forms. */
export const subscriptionPath = '/settings/subscription';
