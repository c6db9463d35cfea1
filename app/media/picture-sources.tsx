import type { Picture } from './presenters/picture';

interface PictureSourcesProps {
  picture: Picture;
  /** The part of the screen that the picture fills, from which the browser chooses a size. */
  sizes: string;
}

/** The sizes and formats of a picture, inside a `picture` element before its image. */
export const PictureSources = ({ picture, sizes }: PictureSourcesProps) =>
  (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      sizes={sizes}
      srcSet={picture.sources
        .filter((source) => source.format === format)
        .map((source) => `${source.url} ${source.width}w`)
        .join(', ')}
    />
  ));
