/** Centimetres in a foot. */
const footCm = 30.48;

/** Formats a height as feet'tenths (cm): the digit is tenths of a foot, not inches. */
export function heightLabel(cm: number): string {
  const [feet, tenths] = (cm / footCm).toFixed(1).split('.');
  return `${feet}'${tenths} (${cm}cm)`;
}
