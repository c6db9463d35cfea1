/** The addresses of actions in the settings, for returning to one. */
export const places = {
  password: '/settings/security#password',
  export: '/settings/privacy#export',
  privacy: '/settings/privacy',
  blocked: '/settings/blocked',
  deletion: '/settings/delete',
} as const;
