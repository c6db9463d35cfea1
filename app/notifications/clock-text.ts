/** Returns a minute of the day as hh:mm, the format of time fields. */
export function clockText(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Returns the minute of the day for such a text. */
export function minuteOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}
