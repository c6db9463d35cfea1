/** Zones, locales and shapes in use at a time; each holds tens of KiB outside of the heap. */
const kept = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of dates; throws RangeError for a zone that is none. It costs a hundred times what
 * it does to use it, and a thread needs one per message, so the latest are kept for all.
 */
export function dateTimeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  // A map keeps the order of insertion, so the first is the one longest unused.
  formats.delete(key);
  formats.set(key, format);
  const [oldest] = formats.keys();
  if (formats.size > kept && oldest !== undefined) formats.delete(oldest);
  return format;
}
