const prefix = 'sealed:';

/** A job's data with every sealed text replaced, at any depth: nobody needs its bytes on a screen. */
export function maskSealed(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(prefix) ? '[sealed]' : value;
  if (Array.isArray(value)) return value.map(maskSealed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskSealed(inner)]));
}
