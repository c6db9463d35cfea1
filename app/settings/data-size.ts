const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1000;

/** Returns a number of bytes in the largest unit that gives at least one, e.g. `12 kB`. */
export function dataSize(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / Math.log10(step));
  const index = Math.min(power, units.length - 1);
  const unit = units[index] ?? 'byte';
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / step ** index);
}
