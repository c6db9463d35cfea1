/** The address at which pictures of a character are ordered. */
export const pictureHref = (slug: string) => `/pictures/${slug}`;
