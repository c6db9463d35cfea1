import type { Sharp } from 'sharp';
import { fromPicture } from '../encode';
import type { DrawnPortrait } from './draw-portrait';

/**
 * The side of the square around the head; the next is the distance of its middle below the head's, in head
 * units.
 */
const SIDE = 410;
const BELOW = 19;

/** Crops the head of a portrait to a square of `size` pixels; it is displayed in a circle. */
export function cropAvatar({ picture, frame }: DrawnPortrait, size: number): Sharp {
  const side = Math.min(Math.round(SIDE * frame.scale), picture.width, picture.height);
  const place = (middle: number, room: number): number =>
    Math.round(Math.min(Math.max(middle - side / 2, 0), room - side));
  return fromPicture(picture)
    .extract({
      left: place(frame.x, picture.width),
      top: place(frame.y + BELOW * frame.scale, picture.height),
      width: side,
      height: side,
    })
    .resize(size, size);
}
