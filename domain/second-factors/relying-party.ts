/** The site as the relying party of passkeys, which are valid only for its host. */
export interface RelyingParty {
  /** The host name. */
  id: string;
  name: string;
  /** The scheme, host and port. */
  origin: string;
}

/** Returns the relying party of the site at its public address. */
export function relyingPartyOf(site: { name: string; publicUrl: string }): RelyingParty {
  const { hostname, origin } = new URL(site.publicUrl);
  return { id: hostname, name: site.name, origin };
}
