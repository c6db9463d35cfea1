import type { FormOrigin } from './form-origin';

/** Carries a form's origin through a post. */
export function OriginFields({ place, redirectTo }: FormOrigin) {
  return (
    <>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
    </>
  );
}
