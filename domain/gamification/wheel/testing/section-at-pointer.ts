/** Returns the section at the pointer on top for a rotation of the wheel, clockwise in degrees. */
export function sectionAtPointer(rotation: number, sections: number): number {
  const size = 360 / sections;
  const turned = ((-rotation % 360) + 360) % 360;
  return Math.round(turned / size) % sections;
}
