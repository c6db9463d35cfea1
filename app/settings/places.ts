/** Where the settings' acts are, for whoever comes back to one. */
export const places = {
  password: '/settings/security#password',
  export: '/settings/privacy#export',
  blocked: '/settings/blocked',
  deletion: '/settings/delete',
} as const;
