import type { Looks } from './looks';

/** Half widths of a person in a belted coat, in units of the sheet. */
interface Build {
  shoulders: number;
  waist: number;
  hips: number;
  /** The height of the head's top; smaller is taller. */
  top: number;
}

const builds: Readonly<Record<Looks['body'], Build>> = {
  Petite: { shoulders: 62, waist: 44, hips: 62, top: 96 },
  Slim: { shoulders: 68, waist: 45, hips: 64, top: 50 },
  Athletic: { shoulders: 82, waist: 52, hips: 68, top: 40 },
  Voluptuous: { shoulders: 80, waist: 58, hips: 92, top: 56 },
  Curvy: { shoulders: 76, waist: 52, hips: 86, top: 56 },
};

/** Returns a person in a belted coat against the light of an arch; nothing but the outline is seen. */
export function drawFigure({ body, gender }: Looks): string {
  const { shoulders, waist, hips, top } = builds[body];
  const isMan = gender === 'male';
  const [chest, belt] = isMan ? [shoulders * 1.18, waist * 1.3] : [shoulders, waist];
  const hem = isMan ? hips : hips + 14;
  const neck = top + 78;
  const middle = neck + 168;
  const foot = 640;
  const coat = `M-20 ${neck}L-${chest} ${neck + 34}Q-${chest + 22} ${middle - 60} -${chest - 2} ${middle + 34}L-${belt + 4} ${middle}Q-${hips} ${middle + 70} -${hem} ${foot - 150}H${hem}Q${hips} ${middle + 70} ${belt + 4} ${middle}L${chest - 2} ${middle + 34}Q${chest + 22} ${middle - 60} ${chest} ${neck + 34}L20 ${neck}Z`;
  const light = 'stroke="#c9a58f" stroke-opacity=".85" stroke-width="4" stroke-linejoin="round"';
  return `<rect x="-200" y="-60" width="400" height="784" fill="#0a0816"/><path d="M-150 724V130Q-150 -20 0 -20Q150 -20 150 130V724Z" fill="url(#dusk)"/><g fill="#0c0915" ${light}><ellipse cx="0" cy="${top + 36}" rx="32" ry="40"/><path d="M-15 ${top + 66}H15V${neck + 12}H-15Z"/><path d="M-24 ${foot - 160}L-28 ${foot}H-6L-4 ${foot - 160}ZM24 ${foot - 160}L28 ${foot}H6L4 ${foot - 160}Z"/><path d="${coat}"/></g><path d="M-${belt + 3} ${middle - 8}H${belt + 3}V${middle + 8}H-${belt + 3}Z" fill="#1d1727"/><path d="M0 ${neck + 4}L-26 ${neck + 80}M0 ${neck + 4}L26 ${neck + 80}M0 ${middle + 8}V${foot - 152}" stroke="#2c2436" stroke-width="3"/><ellipse cx="0" cy="${foot + 8}" rx="76" ry="9" fill="#06040c"/>`;
}
