/** Leads to the page that says that a session has ended, and from there back to the page of a form. */
export function sessionEndedHref({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const sentTo = new URL(url);
  const referrer = headers.get('referer') ?? '';
  // What a form is sent to may be no page: the one it stood on is.
  const from = URL.canParse(referrer) ? new URL(referrer) : sentTo;
  const page = from.host === sentTo.host ? from : sentTo;
  return `/session_ended?${new URLSearchParams({ redirectTo: page.pathname + page.search })}`;
}
