/** Where a section's promise can be acted upon, by the section's anchor; labels are `legal:action`. */
export const legalLinks: Readonly<Record<string, readonly { to: string; label: string }[]>> = {
  complaints: [
    { to: '/contact', label: 'contact' },
    { to: '/report', label: 'intake' },
  ],
  'privacy-policies': [{ to: '/report/data-request', label: 'data-request' }],
  'cookies-policy': [{ to: '/cookies', label: 'cookies' }],
  'underage-policy': [{ to: '/report/content', label: 'content' }],
  'complaint-policy': [
    { to: '/report/complaint', label: 'complaint' },
    { to: '/case', label: 'follow' },
  ],
  'dmca-policy': [
    { to: '/report/copyright', label: 'copyright' },
    { to: '/report/counter-notice', label: 'counter-notice' },
  ],
  'content-removal-policy': [{ to: '/report/removal', label: 'removal' }],
  'blocked-content-policy': [{ to: '/report/content', label: 'content' }],
};
