/** The page of somebody's own Premium; it takes what is done there, too. */
export const subscriptionPath = '/settings/subscription';
