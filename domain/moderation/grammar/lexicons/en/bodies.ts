import type { Topic } from '../../lexicon';

/**
 * Patterns in English of an age under 18 near nudity or desire, of any person. A memory of the writer's own
 * youth does not count.
 */
export const englishBodies: Topic[] = [
  {
    category: 'minors',
    isFirm: true,
    says: [
      '{minor} {yo} ... {bare}',
      '{bare} ... {minor} {yo}',
      '(she|he|her|him|girl|boy|daughter|son|sister|brother|niece|nephew|cousin|student|pupil|shes|hes|youre|you) [is|was|are|were|s|re|turned|turns|aged|looks|look|age] [only|just|barely|about|maybe] {minor} ... {bare}',
      '{bare} ... (she|he|girl|boy|who|shes|hes) [is|was|s|aged|looks] [only|just|barely] {minor}',
    ],
    unless: [
      'i was [only|just|barely|about] {minor} [{yo}] [old] when',
      'when i was [only|just|barely|about] {minor} [{yo}] [old]',
      '{minor} {yo} [old] (whisky|whiskey|scotch|rum|wine|malt|cat|dog|car|house)',
    ],
    never: [
      '(law|laws|illegal|arrested|convicted|jailed|police|reported|report|documentary|charity|survivor|museum|statue|painting|sculpture|sex (ed|education)|health class)',
    ],
  },
];

export const englishBodiesWords = {
  bare: 'naked|nakedness|nude|nudes|nudity|undress*|topless|stripping|strips|striptease|unclothed|(without|no) clothes [on]|(her|his|my) (bra|panties|underwear|knickers|breasts|nipples)|(take|takes|taking|took) off (her|his|my|all|the) [{any}] (clothes|dress|shirt|skirt|bra|panties|top)|lingerie|sex|sexual|sexually|sexy|seduc*|(make|makes|making|made) love|horny|arous*|erotic*|moan*',
};
