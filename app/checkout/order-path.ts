/** Checks whether a path of the site leads to an order, which only its buyer may open. */
export const isOrderPath = (path: string): boolean =>
  /^\/checkout\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:[/?#]|$)/i.test(path);
