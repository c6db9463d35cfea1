/** The limits of what is read from a card file. Sizes are in bytes, lengths in UTF-16 units. */
export const cardLimits = {
  fileBytes: 10 * 1024 * 1024,
  /** The maximum size of a card's JSON, after decompression. */
  jsonBytes: 10 * 1024 * 1024,
  /** The maximum size of what is kept and judged: the JSON without pictures and sound. */
  keptBytes: 512 * 1024,
  jsonDepth: 64,
  /** The maximum number of values and keys in the JSON. */
  jsonValues: 200_000,
  pngChunks: 20_000,
  zipFiles: 2_000,
  zipPathLength: 500,
  /** The maximum size of all files of a zip archive, as declared. */
  zipBytes: 200 * 1024 * 1024,
  /** The maximum ratio of a zipped file's size to its compressed size, above `zipRatioFromBytes`. */
  zipRatio: 200,
  zipRatioFromBytes: 1024 * 1024,
  nameLength: 100,
  greetings: 200,
  loreEntries: 2_000,
  /** The maximum number of keys in all entries of a lorebook. */
  loreKeys: 10_000,
  /** The maximum length of a text after its macros are expanded. */
  expandedLength: 1_000_000,
} as const;
