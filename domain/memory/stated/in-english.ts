import { statedPatterns } from './stated-pattern';

const relatives =
  'sister|brother|mother|mum|mom|father|dad|son|daughter|wife|husband|partner|girlfriend|boyfriend|best friend|grandmother|grandfather|boss|dog|cat|puppy|kitten|horse|rabbit|parrot';
const trades =
  '(?:[a-z]+ )?(?:[a-z]+(?:er|or|ist|ian|ant)|nurse|chef|cook|pilot|midwife|vet|clerk|surgeon)';

export const inEnglish = statedPatterns({
  stops:
    'and|but|because|since|so|now|last|this|next|yesterday|today|recently|for|when|where|who|which|with|too|though|as well|a (?:year|month|week|day)|two|three|in (?:19|20)',
  patterns: [
    ['name', "^[Mm]y name(?: is|['’]s) NAME"],
    ['name', "^I(?: am|['’]m) called NAME"],
    ['nickname', '^(?:[Jj]ust |[Pp]lease )?[Cc]all me NAME'],
    ['home', "^I(?: (?:now|still|currently))?(?: live|['’]m living| am living) in VALUE"],
    ['home', "^I(?:['’]ve| have)?(?: just| recently)? moved to VALUE"],
    ['origin', "^I(?:['’]m| am| come)(?: originally)? from VALUE"],
    ['origin', '^I (?:grew up|was born) in VALUE'],
    [
      'job',
      '^I work (?<value>(?:as|at|for|in) [^.,;:!?()"\\n]{2,50}?)(?=\\s+(?:and|but|so|because|which|where)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)',
    ],
    [
      'trade',
      `^I(?:['’]m| am) (?<value>an? ${trades})(?=\\s+(?:and|but|so|because|at|in)(?!\\p{L})|\\s*[.,;:!?]|\\s*$)`,
    ],
    ['birthday', "^[Mm]y birthday(?: is|['’]s)(?: on)?(?: the)? VALUE"],
    ['named', `^[Mm]y (?<about>${relatives})(?: is|['’]s)(?: called| named) NAME`],
    ['named', `^[Mm]y (?<about>${relatives})['’]s name is NAME`],
    ['named', `^[Mm]y (?<about>${relatives}),? NAME`],
    ['named', `^I have an? (?<about>${relatives})(?: called| named) NAME`],
    ['favourite', "^[Mm]y favou?rite (?<about>[\\p{L} ]{2,20}?)(?: is|['’]s) VALUE"],
    ['likes', '^I (?:really |absolutely )?(?:love|adore) VALUE'],
    ['dislikes', "^I (?:really )?(?:hate|can['’]t stand) VALUE"],
    ['allergy', "^I(?:['’]m| am) allergic to VALUE"],
  ],
});
