import { useEffect, useLayoutEffect } from 'react';

/** An effect before the browser paints; the server, which paints nothing, would warn of one. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
