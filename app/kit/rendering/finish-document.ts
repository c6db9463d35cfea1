const end = '</body></html>';

/** Inserts the additional scripts before the end of a document, which Remix cannot do. */
export function finishDocument(page: string, scripts: string): string {
  const place = page.lastIndexOf(end);
  return place < 0 ? page : page.slice(0, place) + scripts + page.slice(place);
}
