/** The query parameters of any page that name an offer, as in a partner's link or an advert. */
export const offerParameters = ['offerKey', 'special_offer'] as const;
/** The parameter of a link in a mail. */
export const mailParameter = 'specialOfferEmailDuration';

/**
 * Returns the offer parameters of an address, to pass on in the page's own requests; empty if there are
 * none.
 */
export function offerSearch(search: string): string {
  const query = new URLSearchParams(search);
  const entries = [...offerParameters, mailParameter].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(entries).toString();
}
