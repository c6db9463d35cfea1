import type { AppLoadContext } from '@remix-run/node';

/** The absolute address of the picture by which pages of a character are shown elsewhere. */
export function characterPicture({ product }: AppLoadContext, slug: string): string {
  return new URL(`/characters/${slug}/og.jpg`, product.publicUrl).href;
}
