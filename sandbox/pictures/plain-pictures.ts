/**
 * Words of an order for which the studio paints one plain colour, and the category that this sandbox's
 * picture moderation gives it. They allow tests of refused pictures without an unlawful picture.
 */
export const plainPictures = [
  { word: 'pfirsich', colour: [255, 176, 124], category: 'sexual' },
  { word: 'kleeblatt', colour: [46, 139, 87], category: 'sexual/minors' },
] as const;
