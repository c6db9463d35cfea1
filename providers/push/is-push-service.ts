/**
 * Checks whether an endpoint belongs to one of the given services: `host`, or `*.host` for all its
 * subdomains, with a port if it has one. Only a host listed with its port may be used without TLS, as a
 * sandbox.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, host } = new URL(endpoint);
  if (services.includes(host)) return protocol === 'https:' || host.includes(':');
  if (protocol !== 'https:') return false;
  return services.some((one) => one.startsWith('*.') && host.endsWith(one.slice(1)));
}
