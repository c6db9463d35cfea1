/** The addresses of creating a character and of a person's own characters. */
export const createHref = (step: string) => `/create-ai/${step}`;
export const generatingHref = (slug: string) => `/generating-ai/${slug}`;
export const myAiHref = '/my-ai';
export const madeHref = (slug: string) => `/my-ai/${slug}`;
export const picturesHref = '/pictures';
