/**
 * Words of an order for which the studio paints one plain colour, and what this sandbox's judge of
 * pictures calls that: so that a picture can be refused without there being one to refuse.
 */
export const plainPictures = [
  { word: 'pfirsich', colour: [255, 176, 124], category: 'sexual' },
  { word: 'kleeblatt', colour: [46, 139, 87], category: 'sexual/minors' },
] as const;
