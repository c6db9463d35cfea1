/** Standard rates of value added taxes in per cent, by country: samples for the demo, not advice. */
export const rates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  CH: 8.1,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  SE: 25,
};
