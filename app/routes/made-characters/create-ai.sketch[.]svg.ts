import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawSketch, readLooks } from '../../made-characters/sketch/draw-sketch';

/** Draws a sketch. It shows nothing of a person but the values in its address, so anybody may keep it. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return new Response(drawSketch(readLooks(new URL(request.url).searchParams)), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800',
    },
  });
}
