/** The site as passkeys know it: they are good at its host alone. */
export interface RelyingParty {
  /** Its host name. */
  id: string;
  name: string;
  /** Its scheme, host and port. */
  origin: string;
}

/** The site at its public address. */
export function relyingPartyOf(site: { name: string; publicUrl: string }): RelyingParty {
  const { hostname, origin } = new URL(site.publicUrl);
  return { id: hostname, name: site.name, origin };
}
