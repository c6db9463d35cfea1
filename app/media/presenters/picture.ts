import * as z from 'zod';
import { renditionKeys, renditionWidthsOf } from '~/domain/media/rendition-keys';
import type { MediaAddress } from '../../kit/http/context/media-addresses';

export const pictureSchema = z.object({
  /** The site path of the widest WebP. */
  url: z.string(),
  sources: z.array(
    z.object({ url: z.string(), width: z.number().int(), format: z.enum(['webp', 'avif']) }),
  ),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Returns a picture in all sizes and formats that exist. */
export function presentPicture(
  folder: string,
  originalWidth: number,
  address: MediaAddress,
): Picture {
  const widths = renditionWidthsOf(originalWidth);
  return {
    url: address(renditionKeys.picture(folder, Math.max(...widths), 'webp')),
    sources: (['avif', 'webp'] as const).flatMap((format) =>
      widths.map((width) => ({
        url: address(renditionKeys.picture(folder, width, format)),
        width: Math.min(width, originalWidth),
        format,
      })),
    ),
  };
}
