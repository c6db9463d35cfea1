/** Returns the address of the page that says that a session has ended; it links back to the form's page. */
export function sessionEndedHref({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const sentTo = new URL(url);
  const referrer = headers.get('referer') ?? '';
  // The form's action may be an address without a page; the form's page is the referrer.
  const from = URL.canParse(referrer) ? new URL(referrer) : sentTo;
  const page = from.host === sentTo.host ? from : sentTo;
  return `/session_ended?${new URLSearchParams({ redirectTo: page.pathname + page.search })}`;
}
