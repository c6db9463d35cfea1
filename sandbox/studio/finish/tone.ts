const BRIGHTNESS = 1.1;
/** The factor that moves colours away from grey. */
export const SATURATION = 1.06;

/** Raises the lightness (CIE L*) of a grey byte by the brightness; returns a byte. */
export function brighten(byte: number): number {
  const encoded = byte / 255;
  const linear = encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  const lightness = linear <= 0.008856 ? 903.3 * linear : 116 * Math.cbrt(linear) - 16;
  const raised = Math.min(100, lightness * BRIGHTNESS);
  const light = raised <= 8 ? raised / 903.3 : ((raised + 16) / 116) ** 3;
  const back = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, back) * 255);
}
