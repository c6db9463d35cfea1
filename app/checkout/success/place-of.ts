/** What somebody goes back to, as far as it has a name. */
type Place = 'chat' | 'profile' | 'post' | 'page' | 'home';

const places: readonly [RegExp, Place][] = [
  [/^\/chats\/[^/]+$/, 'chat'],
  [/^\/characters\/[^/]+\/post\/[^/]+$/, 'post'],
  [/^\/explorer(?:\/[^/]+)?$/, 'post'],
  [/^\/characters\/[^/]+$/, 'profile'],
  [/^\/$/, 'home'],
];

/** What stands at an address of the site. */
export function placeOf(address: string): Place {
  const [path = ''] = address.split(/[?#]/);
  return places.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
