/** Formats milliseconds as mm:ss:cc. */
export function clockText(ms: number): string {
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${two(ms / 60_000)}:${two((ms / 1000) % 60)}:${two((ms / 10) % 100)}`;
}
