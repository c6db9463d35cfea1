const end = '</body></html>';

/** Puts what Remix streams after the end of a document before it: nothing may follow the end. */
export function closeDocument(page: string): string {
  const place = page.indexOf(end);
  if (place < 0) return page;
  return page.slice(0, place) + page.slice(place + end.length) + end;
}
