/**
 * Returns the sources of a page's form-action, redirects included (CSP 3, 6.4.1); null if there is none.
 */
export function formActionOf(policy: string | undefined): readonly string[] | null {
  const directive = (policy ?? '')
    .split(';')
    .map((one) => one.trim().split(/\s+/))
    .find(([name]) => name?.toLowerCase() === 'form-action');
  return directive?.slice(1) ?? null;
}

/** Checks whether a browser lets a form of such a page lead to an address. */
export function mayLead(sources: readonly string[] | null, page: string, to: string): boolean {
  return sources === null || sources.some((source) => fits(source, new URL(page), new URL(to)));
}

function fits(source: string, page: URL, to: URL): boolean {
  if (source === "'self'") return to.origin === page.origin;
  if (source === '*') return /^https?:$/.test(to.protocol);
  if (/^[a-z][\w+.-]*:$/i.test(source)) return to.protocol === source.toLowerCase();
  const [, scheme = page.protocol, host = '', port = ''] =
    /^(?:([a-z][\w+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?/i.exec(source) ?? [];
  const isHost = host.startsWith('*.')
    ? to.hostname.endsWith(host.slice(1))
    : to.hostname === host.toLowerCase();
  return isHost && to.protocol === scheme.toLowerCase() && (port === '*' || to.port === port);
}
