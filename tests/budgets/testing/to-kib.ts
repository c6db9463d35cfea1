/** Converts bytes to KiB with one decimal. */
export const toKiB = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
