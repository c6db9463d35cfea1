import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that does not warn on the server, where nothing is painted. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
