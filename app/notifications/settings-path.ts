/** The path of the page with the notification preferences. */
export const settingsPath = '/settings/notifications';
