import type { AppLoadContext } from '@remix-run/node';

/** Returns the absolute address of the picture that other sites show for a character's page. */
export function characterPicture({ product }: AppLoadContext, slug: string): string {
  return new URL(`/characters/${slug}/og.jpg`, product.publicUrl).href;
}
