/** Where somebody says what reaches them. */
export const settingsPath = '/settings/notifications';
