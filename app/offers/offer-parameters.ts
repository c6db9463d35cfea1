/** The parameters of any page's address that name an offer, as a partner's link or an advert does. */
export const offerParameters = ['offerKey', 'special_offer'] as const;
/** The one of a link in a mail. */
export const mailParameter = 'specialOfferEmailDuration';

/** What an address says of offers, to be said again where its page asks for more; empty for nothing. */
export function offerSearch(search: string): string {
  const asked = new URLSearchParams(search);
  const said = [...offerParameters, mailParameter].flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(said).toString();
}
