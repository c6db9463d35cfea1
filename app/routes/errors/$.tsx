import { data } from '@remix-run/node';

/** Serves the site's own "not found" page for every path without a route. */
export function loader() {
  throw data(null, 404);
}

export default function NowherePage() {
  return null;
}
