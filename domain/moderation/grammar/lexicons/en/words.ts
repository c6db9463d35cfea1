import type { Lexicon } from '../../lexicon';
import { famous } from '../famous';

/** The lexicon of English without its topics: the pattern parts that they share. */
export const english: Omit<Lexicon, 'topics'> = {
  language: 'en',
  words: {
    famous,
    me: '^|i|im|i m|i am|but|and|because|cuz|cause|bc|since|still|so|am|me',
    legal:
      'drive|vote|drink|smoke|gamble|buy (beer|alcohol|wine|cigarettes|booze|a drink|vapes|lottery tickets)|get (a|my) (tattoo|driving licence|driving license|drivers license|license|licence|piercing|credit card)|get (in|into|served|married)|rent a car|sign (it|for|a contract|a lease)|open [my own|a] (account|bank account)|move out|go (clubbing|to clubs|into bars)|legally {any}|have a job|work full time|donate blood|stay out',
    end: '$|tho $|though $|lol $|btw $|haha $|now $|actually $|rn $|sorry $|so $|still $|ok $|already $|and|but|pls|so|if',
    iam: "i'm | i am | i m | iam | im | ima",
    adv: 'only|just|still|actually|really|barely|like|basically|literally|technically|honestly|about|around|kinda|already|currently|secretly|now|legit|lowkey|sadly|unfortunately|even|obviously|probably|exactly|legally|officially|tho|though|a|an|so|also|in fact|in reality|in real life|irl|to be honest|tbh|ngl|fr',
    nearly:
      'almost|nearly|turning|about to turn|about to be|not [even|yet|quite|really|actually|legally]|going to be|gonna be|gonna turn|going to turn|under|below|younger than|close to|going on|soon|coming up on|not even close to',
    soonwhen:
      'in|next|this|on|soon|tomorrow|after|before|by|when|later|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
    yo: 'yo|y o|yrs old|years old|year old|yrs|years|yr old|yr|y old|years of age',
    grade:
      'sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fifth|fourth|6th|7th|8th|9th|10th|11th|12th|5th|4th',
    school:
      'middle school|high school|highschool|junior high|secondary school|primary school|elementary school|elementary|grade school|sixth form|comprehensive school|boarding school|year (seven|eight|nine|ten|eleven|7|8|9|10|11|12|13)|yr (7|8|9|10|11|12|13)|grade (six|seven|eight|nine|ten|eleven|twelve|6|7|8|9|10|11|12)|{grade} (grade|grader|form|year of school)|secondary',
    want: 'want to|wanna|wish to|need to|would like to|would rather|wanted to|decided to|going to|gonna|am going to|plan to|planning to|about to|ready to|thinking about|thinking of|think about|think of|i could just|considering|contemplating|tempted to|might|may|will|id rather|i should|should just|should|ought to|i must|thoughts of|thoughts about|urge to|trying to|tried to|feel like|how to|way to|ways to|fantasise about|fantasize about|fantasising about|dream of|the plan to',
    dont: "don't|dont|do not|dnt|cant|can't|cannot|can not|couldn't|no longer|never|not|wont|won't|doesn't|didn't",
    anymore: 'anymore|any more|any longer|no more|again|like this',
    someone:
      'nobody|no one|noone|not a soul|none of them|who|would anyone|does anyone|anybody|anyone',
    they: 'everyone|everybody|they|my (family|kids|children|parents|mum|mom|wife|husband|friends)|the world|you|people|you all|all of you|he|she|we all',
    them: 'him|her|them|his family|her family|that man|that woman|that guy|that girl|this man|this woman|somebody|someone|people|everyone|everybody|the (teacher|teachers|neighbour|neighbor|neighbours|neighbors|manager|landlord|judge|boss|kids|students|guy|cop|cops|police|woman|man)|my (own|) [ex] (ex|boss|wife|husband|girlfriend|boyfriend|neighbour|neighbor|neighbours|neighbors|teacher|teachers|mother|father|mum|mom|dad|brother|sister|stepdad|stepfather|stepmother|roommate|flatmate|coworker|coworkers|co workers|colleague|colleagues|landlord|manager|classmates|classmate|parents|family|uncle|aunt|cousin|supervisor|whole family|partner|bully|bullies|inlaws|kids|children)|an ex|her new (boyfriend|man|husband)|his new (girlfriend|wife)|every (one|single one) of (them|you)|all of them|them all|the (whole|entire) (class|school|office|family|team|party|street)|those (people|kids|bastards|idiots)',
    place:
      'school|my school|the school|church|mosque|synagogue|mall|office|my office|workplace|my workplace|train station|station|concert|campus|court|courthouse|the building|their house|his house|her house|the party|college|town hall|parade|parliament|hospital|embassy|airport|stadium|library',
  },
  units:
    'foot feet ft inch inches mile miles metre metres meter meters minute hour hours day days week weeks month months percent per cent degrees dollar pound pounds quid bucks euro pence stone kilos kilometres kilometers kilo kilogram grams litre litres ounces oclock th st nd rd of out to x times time over hundred thousand million billion grand k stops stop floors floor blocks block people episodes episode chapters chapter pages page levels level points point goals rounds round laps reps sets steps down up under par short behind ahead deep away off into per hundredths inning percentile star stars cm% seconds sec secs weeks th-century century games game wins hands followers calories tokens messages credits items cups beers drinks men women kids children dogs cats tabs tickets shifts kilometer ply gauge bit mega megabytes gigs gig watts volts amps yards acres mins songs tracks books tasks emails calls meetings past',
  years: 'years yrs year yr yo y',
  spans:
    'into in of ago sober clean married together with older younger deep late behind free strong at single working divorced here apart away senior wiser straight running without on since experience service teaching now past later cancer smoke on in-service left to too',
  notThings:
    'years yrs this is his has was always sometimes plus yes thus us lets as unless perhaps guys girls pls does does his yours alas besides whereas btws ya’s thats its whats hes shes omgs sos ours was',
};
