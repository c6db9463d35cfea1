/** Where the settings' acts are, for whoever comes back to one. */
export const places = {
  password: '/settings/security#password',
  export: '/settings/privacy#export',
  deletion: '/settings/delete',
} as const;
