/** The widths of a photo, or of a video's first frame, in pixels; never wider than the original. */
export const renditionWidths = [360, 720] as const;

/** The keys of an asset's pictures and video, by the folder of its renditions. */
export const renditionKeys = {
  /** The key of a photo or of a video's first frame. */
  picture: (folder: string, width: number, format: 'webp' | 'avif') =>
    `${folder}/w${width}.${format}`,
  video: (folder: string) => `${folder}/video.mp4`,
  /** The key of the picture for people who may not see the asset. */
  locked: (folder: string) => `${folder}/locked.jpg`,
};

/**
 * Returns the widths in which a picture is made. None is wider than the original, except the smallest,
 * which is always made.
 */
export function renditionWidthsOf(originalWidth: number): (typeof renditionWidths)[number][] {
  const [smallest] = renditionWidths;
  return renditionWidths.filter((width) => width === smallest || width <= originalWidth);
}

/** Returns the key of every file that a folder of renditions may contain. */
export const keysOfFolder = (folder: string): string[] => [
  ...renditionWidths.flatMap((width) =>
    (['webp', 'avif'] as const).map((format) => renditionKeys.picture(folder, width, format)),
  ),
  renditionKeys.video(folder),
  renditionKeys.locked(folder),
];
