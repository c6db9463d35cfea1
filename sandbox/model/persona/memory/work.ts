import { tradeByVerb } from './trades-by-verb';

/** Nouns after "I'm a …" that are no work. */
const noWork =
  /\b(?:bit|little|lot|man|woman|guy|girl|boy|person|human|fan|friend|mess|wreck|owl|virgin|romantic|dreamer|mother|father|mum|dad|widow|widower|coward|fool|idiot|genius|beginner|listener|loser|winner|member|lover|believer|sucker|sister|brother|daughter|parent|liar|stranger|lightweight|eater|sleeper|early riser|worrier|overthinker|disaster|monster|sinner|number|bother|after|over|ever|never|better|hunter gatherer|morning|different|other|flirt|patient|giant|important|brilliant|excellent|silent|child|failure|burden|hater|swimmer|runner|talker|introvert|extrovert|christian|vegetarian|virgo|scorpio|gamer|homebody)\b/;
const titles = new Set(
  'chef cook paralegal barrister nurse pilot judge coach vet guide clerk scientist student doctor model poet architect chief lead assistant artist monk priest mechanic medic paramedic analyst intern host barista dj surgeon lawyer actor actress lifeguard sailor soldier chemist pharmacist physio physiotherapist therapist librarian secretary receptionist carer postman postie plumber electrician carpenter builder welder farmer fisherman florist jeweller tailor baker butcher banker dentist midwife teacher lecturer professor researcher tutor translator interpreter journalist editor author writer composer conductor pianist musician singer dancer painter potter sculptor photographer designer developer programmer engineer consultant manager director accountant auditor broker trader cashier waiter waitress bartender barman cleaner housekeeper driver trucker courier firefighter fireman policeman cop detective guard joiner roofer gardener landscaper zookeeper biologist physicist geologist astronomer economist statistician psychologist psychiatrist counsellor sonographer radiographer radiologist anaesthetist optician optometrist hairdresser barber beautician realtor salesman saleswoman recruiter apprentice nanny tailor stewardess steward temp blogger streamer technician operator vicar pastor nun freelancer optometrist blacksmith'.split(
    ' ',
  ),
);

const afterWork = new Set(
  'and but in at for with by on so now from who which here there too though since because working these i right of to as all most ten twenty thirty forty fifty years'.split(
    ' ',
  ),
);

/** The trade at the beginning of some words ('night nurse in a clinic'); null where they name none. */
export function workOf(words: string): string | null {
  const trade = tradeByVerb(words);
  if (trade) return `${/^[aeiou]/i.test(trade) ? 'an' : 'a'} ${trade}`;
  if (/^(?:in|at|for) /.test(words)) return words.replace(/ it$/, ' IT');
  if (
    /^an? (?:call|hospital|school|bakery|bank|office|warehouse|shop|supermarket|restaurant|hotel|factory|library|care|start)/.test(
      words,
    )
  )
    return `in ${words}`;
  const all = words.split(' ');
  const end = all.findIndex((word) => afterWork.has(word));
  const work = (end < 0 ? all : all.slice(0, end)).join(' ');
  const last = work.split(' ').at(-1) ?? '';
  if (work === '' || noWork.test(work)) return null;
  const isTrade = titles.has(last) || /[a-z]{3}(?:er|or|ist|ian|eer|smith|wright)$/.test(last);
  if (!isTrade) return null;
  return `${/^[aeiou]/.test(work) ? 'an' : 'a'} ${work}`;
}
