/** Widths of a photo, or of a video's first frame, in pixels; never wider than the original. */
export const renditionWidths = [360, 720] as const;

/** The pictures and the video of an asset, by the folder of its renditions. */
export const renditionKeys = {
  /** A photo, or a video's first frame. */
  picture: (folder: string, width: number, format: 'webp' | 'avif') =>
    `${folder}/w${width}.${format}`,
  video: (folder: string) => `${folder}/video.mp4`,
  /** What is sent to who may not see the asset. */
  locked: (folder: string) => `${folder}/locked.jpg`,
};

/**
 * The widths a picture is made in: none is wider than the original, save that the smallest is
 * always made.
 */
export function renditionWidthsOf(originalWidth: number): (typeof renditionWidths)[number][] {
  const [smallest] = renditionWidths;
  return renditionWidths.filter((width) => width === smallest || width <= originalWidth);
}

/** Every file that may lie in a folder of renditions. */
export const keysOfFolder = (folder: string): string[] => [
  ...renditionWidths.flatMap((width) =>
    (['webp', 'avif'] as const).map((format) => renditionKeys.picture(folder, width, format)),
  ),
  renditionKeys.video(folder),
  renditionKeys.locked(folder),
];
