import { useState } from 'react';
import { sketchedFields, type SketchedLooks } from './sketch-href';

/** Returns the looks as they are chosen on the page, and the handler of its inputs. */
export function useSketchedLooks(kept: SketchedLooks) {
  const [looks, setLooks] = useState(kept);
  const onChange = ({ target }: { target: EventTarget }) =>
    setLooks((now) => withTyped(now, target));
  return { looks, onChange };
}

/** Returns the looks with the value of an input that has just changed. */
function withTyped(looks: SketchedLooks, target: EventTarget): SketchedLooks {
  if (!(target instanceof HTMLInputElement)) return looks;
  const field = sketchedFields.find((one) => one === target.name);
  return field ? { ...looks, [field]: target.value } : looks;
}
