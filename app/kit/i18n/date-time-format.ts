/**
 * The number of formatters kept, for the zones, locales and formats in use; each holds tens of KiB outside
 * of the heap.
 */
const kept = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a date formatter; throws RangeError for an invalid zone. Its creation costs a hundred times
 * its use, and a thread needs one per message, so the latest ones are kept for all.
 */
export function dateTimeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  // A map keeps the insertion order, so its first entry is the least recently used.
  formats.delete(key);
  formats.set(key, format);
  const [oldest] = formats.keys();
  if (formats.size > kept && oldest !== undefined) formats.delete(oldest);
  return format;
}
