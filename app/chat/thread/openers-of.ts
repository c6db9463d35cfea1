import type { ThreadCharacter } from '../presenters/thread-for-fan';

/** Lines that suit every character. */
const toAnybody = ['where', 'night', 'smile', 'song', 'first', 'rain'] as const;

interface Opener {
  line: (typeof toAnybody)[number] | 'occupation' | 'hobby';
  hobby?: string | undefined;
}

/** Returns three lines to start a chat with a character; they are the same on every visit. */
export function openersOf({
  _id,
  occupation,
  attributes,
}: Pick<ThreadCharacter, '_id' | 'occupation' | 'attributes'>): Opener[] {
  const hobby = attributes.find(({ type }) => type === 'Hobby')?.value;
  const own: Opener[] = [
    ...(occupation === '' ? [] : [{ line: 'occupation' as const }]),
    ...(hobby === undefined ? [] : [{ line: 'hobby' as const, hobby }]),
  ];
  const start = Number.parseInt(_id.replaceAll('-', '').slice(-6), 16);
  const others = toAnybody.map((_, place) => ({
    line: toAnybody[(start + place) % toAnybody.length] ?? toAnybody[0],
  }));
  return [...own, ...others].slice(0, 3);
}
