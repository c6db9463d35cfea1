import { data } from '@remix-run/node';

/** Every path nobody serves: the site's own page says so, in the site's own words. */
export function loader() {
  throw data(null, 404);
}

export default function NowherePage() {
  return null;
}
