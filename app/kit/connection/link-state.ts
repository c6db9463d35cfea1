/** How a live connection stands: `lost` may come back any moment; `gone` never stood, or its attempts are used up. */
export type LinkState = 'connecting' | 'connected' | 'lost' | 'gone';
