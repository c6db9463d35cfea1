/**
 * The state of a live connection: `lost` may come back at any moment; `gone` was never connected, or its
 * attempts are used up.
 */
export type LinkState = 'connecting' | 'connected' | 'lost' | 'gone';
