const two = (figure: number) => String(figure).padStart(2, '0');

/** Returns seconds as m:ss. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Returns seconds as mm:ss, preceded by the hours if there are any or if they are requested. */
export function countdownText(seconds: number, { withHours = false } = {}): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return withHours || hours > 0 ? `${hours}:${rest}` : rest;
}
