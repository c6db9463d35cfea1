import type { Picture } from './presenters/picture';

interface PictureSourcesProps {
  picture: Picture;
  /** What part of the screen it fills, for the browser to choose a size by. */
  sizes: string;
}

/** The sizes and formats of a picture, in a `picture` before its image. */
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
