/** The kind of page that the person returns to. */
type Place = 'chat' | 'profile' | 'post' | 'page' | 'home';

const places: readonly [RegExp, Place][] = [
  [/^\/chats\/[^/]+$/, 'chat'],
  [/^\/characters\/[^/]+\/post\/[^/]+$/, 'post'],
  [/^\/explorer(?:\/[^/]+)?$/, 'post'],
  [/^\/characters\/[^/]+$/, 'profile'],
  [/^\/$/, 'home'],
];

/** Returns the kind of page at an address of the site. */
export function placeOf(address: string): Place {
  const [path = ''] = address.split(/[?#]/);
  return places.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
