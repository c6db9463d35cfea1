const end = '</body></html>';

/** Puts what the browser is told besides before the end of a document, which Remix does not do. */
export function finishDocument(page: string, scripts: string): string {
  const place = page.lastIndexOf(end);
  return place < 0 ? page : page.slice(0, place) + scripts + page.slice(place);
}
