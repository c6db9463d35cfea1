const end = '</body></html>';

/**
 * Mends what a streamed document leaves to be mended: Remix writes after its end, and React fills
 * with zeros where a letter of several bytes lay over the edge of its buffer (facebook/react#24985).
 */
export function finishDocument(streamed: string): string {
  const page = streamed.replaceAll('\0', '');
  const place = page.indexOf(end);
  if (place < 0) return page;
  return page.slice(0, place) + page.slice(place + end.length) + end;
}
