/**
 * Whether an endpoint is one of the known services': `host`, `*.host` for all below one, and with its
 * port where it has one. Anything but TLS is spoken by a host named with its port alone, as a
 * sandbox is.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, host } = new URL(endpoint);
  if (services.includes(host)) return protocol === 'https:' || host.includes(':');
  if (protocol !== 'https:') return false;
  return services.some((one) => one.startsWith('*.') && host.endsWith(one.slice(1)));
}
