export type SectionTone = 'amber' | 'rose' | 'plum' | 'violet';

/** Returns the tone of each section: amber for the highest reward, rose for the second, else two plums. */
export function sectionTones(rewards: readonly number[]): SectionTone[] {
  const ranked = [...new Set(rewards)].sort((one, other) => other - one);
  return rewards.map((reward, index) => {
    if (reward === ranked[0]) return 'amber';
    if (reward === ranked[1]) return 'rose';
    return index % 2 === 0 ? 'plum' : 'violet';
  });
}
